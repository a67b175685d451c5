/** What was looked at, in a sentence: as it should be, to be known, or missing for a hall. */
export interface Finding {
  readonly about: 'data' | 'disk' | 'address' | 'server' | 'certificate' | 'clock';
  readonly is: 'well' | 'known' | 'missing';
  readonly says: string;
}

export const well = (about: Finding['about'], says: string): Finding => ({ about, is: 'well', says });
export const known = (about: Finding['about'], says: string): Finding => ({ about, is: 'known', says });
export const missing = (about: Finding['about'], says: string): Finding => ({ about, is: 'missing', says });
