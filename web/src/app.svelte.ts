/** What every page shares: the words of the client in the chosen language. */
import { Words, loadWords, type Lang } from './words/words'

class App {
  words = $state.raw(new Words('en', []))
  loaded = $state(false)

  async speak(lang: Lang): Promise<void> {
    this.words = await loadWords(lang)
    this.loaded = true
    document.documentElement.lang = lang
  }
}

export const app = new App()

/** A message of the client. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return app.words.text(key, args)
}
