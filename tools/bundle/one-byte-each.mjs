/** The text of a file that is longer than this is held by Node in two bytes for each character. */
const LONGEST = 1_000_000;

/**
 * The text of what is loaded stays in memory for as long as the process lives. One character beyond Latin-1, or too many of any kind,
 * and all of the file takes twice the room.
 */
export function assertOneByteEach(output) {
  for (const { fileName, code = '' } of output) {
    if (code.length > LONGEST)
      throw new Error(
        `${fileName} has ${code.length} characters, at most ${LONGEST}: take packages out of it with PARTS`,
      );
    const [found] = /.{0,40}[^\0-\xff]/.exec(code) ?? [];
    if (found !== undefined) throw new Error(`${fileName} holds "${found}": write the last character as \\u…`);
  }
}
