/** Questions about matches, as they travel through the QueryBus. */ export class ListMatches {
    limit;
    after;
    constructor(limit, after){
        this.limit = limit;
        this.after = after;
    }
}
let AboutMatch = class AboutMatch {
    match;
    constructor(match){
        this.match = match;
    }
};
export class ViewMatch extends AboutMatch {
}
export class ReadLedger extends AboutMatch {
}
export class ReadTimeline extends AboutMatch {
}
export class ReadPending extends AboutMatch {
}
export class ReadAttempts extends AboutMatch {
}
export class ExportMatch extends AboutMatch {
}
export class ReadOptions extends AboutMatch {
    player;
    constructor(match, player){
        super(match), this.player = player;
    }
}
export class ReplayMatch extends AboutMatch {
    from;
    to;
    constructor(match, from, to){
        super(match), this.from = from, this.to = to;
    }
}
export class ReadEvents extends AboutMatch {
    from;
    limit;
    constructor(match, from, limit){
        super(match), this.from = from, this.limit = limit;
    }
}
export class SupposeMatch extends AboutMatch {
    supposals;
    reading;
    constructor(match, supposals, reading){
        super(match), this.supposals = supposals, this.reading = reading;
    }
}

//# sourceMappingURL=queries.js.map
