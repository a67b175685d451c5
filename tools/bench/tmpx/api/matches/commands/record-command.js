/**
 * A command on its way through the CommandBus. Each type has a class of its own (see the files beside this one); the
 * handler of this class takes them all, because the way into the log is one and the same.
 */ export class RecordCommand {
    sending;
    command;
    constructor(type, data, sending){
        this.sending = sending;
        this.command = {
            type,
            data
        };
    }
}

//# sourceMappingURL=record-command.js.map
