/** The signed log of an installation, and its envelopes. */
export {};
