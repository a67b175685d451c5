export function eventView({ revision, event, meta }) {
    return {
        revision,
        type: event.type,
        data: event.data,
        meta
    };
}

//# sourceMappingURL=stored-view.js.map
