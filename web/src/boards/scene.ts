/** The table in the middle of an update: the last view, with the events that are being shown happening to it one by one. */

/** What each kind of event does to a scene; a kind that changes nothing to be seen has no step. */
export type Steps<Events, Scene, Known extends unknown[] = []> = {
  [Kind in keyof Events]?: (scene: Scene, event: Events[Kind], ...known: Known) => unknown
}

/** Let events happen to a scene, in their order; `known` is what else the steps need. */
export function happen<Events, Kind extends keyof Events, Scene, Known extends unknown[]>(
  steps: Steps<Events, Scene, Known>,
  scene: Scene,
  events: readonly ({ event: Kind } & Events[Kind])[],
  ...known: Known
): void {
  for (const event of events) steps[event.event]?.(scene, event, ...known)
}
