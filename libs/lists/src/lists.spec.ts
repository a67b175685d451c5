import { describeLaws } from './contract/laws.js';
import { freshFile } from './contract/places.js';
import { describeRulings } from './contract/rulings.js';

describeRulings('sqlite', freshFile);
describeLaws('sqlite', freshFile, 40);
