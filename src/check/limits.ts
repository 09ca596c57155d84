/** No configuration that a person wrote is longer; in characters. */
export const sizeLimit = 300_000;
