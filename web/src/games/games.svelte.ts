/** The games of this hall, as it lists them: what they are called, how they are usually played, and in which colours. */
import type { GameInfo } from '../generated/hall'
import { api } from '../hall/api'
import type { Lang } from '../words/words'
import { paint } from './colours'

class Games {
  /** In the order of the front page; empty until the hall has told them. */
  list = $state.raw<GameInfo[]>([])
  private asked: Promise<GameInfo[]> | null = null

  /** The list, asked for once; where that failed, whoever wants it next asks again. */
  async load(): Promise<GameInfo[]> {
    if (this.list.length) return this.list
    this.asked ??= api.games()
    try {
      this.list = await this.asked
      paint(this.list)
    } finally {
      this.asked = null
    }
    return this.list
  }

  async find(game: string): Promise<GameInfo | null> {
    return (await this.load()).find((info) => info.game === game) ?? null
  }

  title(game: string, lang: Lang): string {
    return this.list.find((info) => info.game === game)?.titles[lang] ?? ''
  }
}

export const games = new Games()

