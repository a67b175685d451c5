// What decorators write with has to be there before the first of them runs. A bundler calls what is no module of its own where it is
// asked for, which is behind everything that a part of the bundle does when it is loaded; a module stands in its own place.
import 'reflect-metadata/Reflect.js';
