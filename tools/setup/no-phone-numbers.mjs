// class-validator brings a table of all the world's phone numbers, which no command has, and jest warns at every file of it.
export function parsePhoneNumber() {
  throw new Error('No command of Adjutant holds a phone number.');
}
