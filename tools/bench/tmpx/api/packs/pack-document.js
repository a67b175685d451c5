export function packDocument(pack) {
    const { id, name, release, digest, stage, entries, questions, sequence, score, actions, statuses } = pack;
    return {
        pack: id,
        name,
        release,
        digest,
        stage,
        entries: Object.values(entries),
        questions,
        sequence,
        score,
        actions,
        statuses
    };
}
export function packHeads(shelf) {
    return [
        ...Map.groupBy(shelf.packs, (pack)=>pack.id)
    ].map(([id, releases])=>({
            pack: id,
            name: releases.at(-1)?.name ?? id,
            stage: releases.at(-1)?.stage ?? 'draft',
            releases: releases.map((one)=>({
                    release: one.release,
                    digest: one.digest,
                    entries: Object.keys(one.entries).length
                }))
        }));
}

//# sourceMappingURL=pack-document.js.map
