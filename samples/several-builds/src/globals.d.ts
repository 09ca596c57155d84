/** Set by source.define. */
declare const THEATRE: string;
