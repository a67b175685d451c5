import { refusals, refusing, type CodeOf } from '@adjutant/kernel';

export const ROSTERS_REFUSALS = refusals({
  'list/empty': {
    says: 'There is nothing to read: paste the whole list, or choose the file of it.',
    when: 'The text or the file is empty.',
  },
  'list/not-text': {
    says: 'This is neither text nor a file of a list builder: export the list as text and paste that.',
    when: 'The bytes are no UTF-8 or UTF-16 text, and no packed file.',
  },
  'list/too-long': {
    says: 'This is longer than any list: paste the list alone.',
    when: 'It has more characters, lines, units or selections than are read; the facts say which, and how many.',
  },
  'list/too-deep': {
    says: 'This is nested more deeply than any list: export the list anew.',
    when: 'JSON or XML holds more than 64 levels.',
  },
  'list/broken': {
    says: 'The file is broken: export the list anew, and take the file as it is.',
    when: 'JSON, XML or a packed file ends early or cannot be read; the message names the place.',
  },
  'list/unsafe': {
    says: 'The file holds what no list has: export the list anew.',
    when: 'A packed file holds several files or one outside its folder, or XML declares entities or a document type.',
  },
  'list/unknown': {
    says: 'Nothing here can tell which program wrote this: choose the program, or write one unit a line.',
    when: 'No reader recognises the list, or two recognise it equally well.',
  },
  'list/no-reader': {
    says: 'There is no reader of this name: take one that is listed.',
    when: 'A reader was asked for that there is not.',
  },
  'list/several': {
    says: 'These are two lists: paste one alone.',
    when: 'The text has the beginning of a second list; the message names its line.',
  },
  'list/link': {
    says: 'A link is not followed: copy the list itself, as text or as a file.',
    when: 'What was pasted is an address that holds no list.',
  },
  'list/needs-book': {
    says: 'This file names no units and no costs: copy the list as text from the program that made it.',
    when: 'A saved file refers to an army book by numbers only.',
  },
  'list/other-game': {
    says: 'This list names a game that its reader does not know: copy the list as text.',
    when: 'The file names a game system that its reader has no table for.',
  },
  'list/no-units': {
    says: 'No unit could be read: paste the whole list, heading and units.',
    when: 'The list was recognised, but no line of it could be read as a unit.',
  },
});

export type RostersCode = CodeOf<typeof ROSTERS_REFUSALS>;

export const { refuse } = refusing<RostersCode>();
