export { because, exactly, hash, instant, name, oneOf, prose, text, uuid, whole, yes } from './plain.js';
export { amount, anyText, anyWhole, unknown, word } from './unbounded.js';
export { anything, each, mapOf, message, object, optional, some } from './objects.js';
export { either, later, list, many, byMember, names, orNull, wholes } from './several.js';
export { eachExtended, extended, named, part, says, without } from './anew.js';
export { event } from './recorded.js';
