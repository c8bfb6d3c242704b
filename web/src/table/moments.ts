/** Links to a replay: everything they say stands behind the #, where no server logs it. */

export interface Moment {
  /** Through whose eyes: those of a seat, of nobody (null), or of all. */
  seat: number | 'everything' | null
  /** The step of the replay; or the entry of the record whose last step is meant. */
  step: number | null
  entry: number | null
  /** What opens the replay for those who were not at the table. */
  pass: string
}

export function readMoment(fragment: string): Moment {
  const said = new URLSearchParams(fragment)
  const number = (name: string): number | null => (/^\d{1,6}$/.test(said.get(name) ?? '') ? Number(said.get(name)) : null)
  const pass = said.get('pass') ?? ''
  return {
    seat: said.get('seat') === 'all' ? 'everything' : number('seat'),
    step: number('step'),
    entry: number('entry'),
    pass: /^[0-9a-f]{1,64}$/.test(pass) ? pass : '',
  }
}

export function momentLink(table: string, moment: Partial<Moment>): string {
  const said = new URLSearchParams()
  if (moment.seat === 'everything') said.set('seat', 'all')
  else if (typeof moment.seat === 'number') said.set('seat', String(moment.seat))
  if (typeof moment.step === 'number') said.set('step', String(moment.step))
  if (typeof moment.entry === 'number') said.set('entry', String(moment.entry))
  if (moment.pass) said.set('pass', moment.pass)
  const written = said.toString()
  return `/replay/${table}${written && `#${written}`}`
}
