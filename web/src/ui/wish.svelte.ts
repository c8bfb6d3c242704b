/** What a page asks of the hall: what came of the last wish, and what went wrong with it. */
import { errorText } from './errors'

export class Wish {
  /** What is asked for now, on a page that asks for several things. */
  busy = $state('')
  said = $state('')
  trouble = $state('')

  /** Ask for something; says whether it was granted. */
  attempt = async (work: () => Promise<unknown>, what = ''): Promise<boolean> => {
    this.busy = what
    this.trouble = this.said = ''
    try {
      await work()
      return true
    } catch (error) {
      this.trouble = errorText(error)
      return false
    } finally {
      this.busy = ''
    }
  }
}
