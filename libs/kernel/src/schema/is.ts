export { because, exactly, hash, name, oneOf, prose, text, uuid, whole, yes } from './plain.js';
export {
  anything,
  byMember,
  either,
  later,
  list,
  mapOf,
  message,
  names,
  object,
  optional,
  orNull,
  wholes,
} from './shapes.js';
