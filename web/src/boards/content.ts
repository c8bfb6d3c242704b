/** A game's content as its board looks things up in it. */

export function byId<Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}

/** What is made of something, made once for each: the book of a table is read in many places. */
export function once<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const known = new WeakMap<Source, Made>()
  return (source) => {
    let made = known.get(source)
    if (made === undefined) known.set(source, (made = make(source)))
    return made
  }
}
