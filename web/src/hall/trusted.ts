/**
 * What the hall says is as its own schemas have it: this is where it is taken at its word, and the only place where the
 * client gives a type to something without looking at it.
 */
export function trusted<Type>(said: unknown): Type {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the types are made of what the hall sends
  return said as Type
}
