/** Telling somebody who looks elsewhere that it is their turn: in the title, by a bell, and by a notification if they want one. */
import { t } from './app.svelte'
import { likes } from './likes.svelte'
import { play } from './sound/sound'

let told = false

/** Say whether it is this person's turn at the table with this title; call it whenever either changes. */
export function turn(mine: boolean, title: string): void {
  document.title = mine ? `${t('notice-your-turn')} · ${title}` : title
  if (mine && !told) {
    play('bell')
    if (document.hidden && likes.notify) notify(title)
  }
  told = mine
}

/** Leave a table: nothing is anybody's turn any more. */
export function quiet(): void {
  told = false
  document.title = t('hall-name')
}

/** Ask the browser whether we may notify; false where it says no. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false
  if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted'
  return Notification.permission === 'granted'
}

function notify(title: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body: t('notice-body'), tag: 'duskhall-turn', icon: '/lantern.svg' })
    notice.onclick = () => {
      focus()
      notice.close()
    }
  } catch {
    // Some phones allow notifications to service workers alone; the title says it too.
  }
}
