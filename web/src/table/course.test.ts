import { beforeEach, describe, expect, it } from 'vitest'
import { Course } from './course.svelte'

const ask = (...names: string[]) => ({ options: names.map((name) => ({ name })) })

describe('the course of a lesson', () => {
  beforeEach(() => sessionStorage.clear())

  it('begins with the aim, counts its steps, and ends with a recap', () => {
    const course = new Course(['fight', 'stop'], 't')
    expect([course.step, course.steps]).toEqual([1, 4])
    course.aim()
    expect(course.step).toBe(2)
    expect(course.suggestion(ask('evade', 'fight'))).toEqual({ option: 'fight', number: 1 })
    expect(course.weigh('fight', ask('evade', 'fight'))).toBe(true)
    expect(course.step).toBe(3)
    course.weigh('stop', ask('draw', 'stop'))
    expect([course.step, course.isOver]).toEqual([4, true])
  })

  it('says first that another move is better, and lets one err all the same', () => {
    const course = new Course(['fight', 'stop'], 't')
    expect(course.weigh('evade', ask('evade', 'fight'))).toBe(false)
    expect(course.instead).toBe('evade')
    expect(course.weigh('evade', ask('evade', 'fight'))).toBe(true)
    expect(course.suggestion(ask('draw', 'stop'))).toBeNull()
    expect(course.weigh('draw', ask('draw', 'stop'))).toBe(true)
    expect(course.isOver).toBe(true)
  })

  it('takes somebody back who thinks better of it', () => {
    const course = new Course(['fight', 'stop'], 't')
    course.weigh('evade', ask('evade', 'fight'))
    expect(course.weigh('fight', ask('evade', 'fight'))).toBe(true)
    expect(course.instead).toBeNull()
    expect(course.suggestion(ask('stop'))?.option).toBe('stop')
  })

  it('goes back a step with whoever takes a decision back', () => {
    const course = new Course(['fight', 'stop'], 't')
    course.aim()
    course.weigh('fight', ask('fight'), 2)
    course.weigh('draw', ask('draw', 'stop'), 5)
    course.weigh('draw', ask('draw', 'stop'), 5)
    expect(course.isOver).toBe(true)
    course.takeBack(5, 7)
    expect([course.step, course.suggestion(ask('draw', 'stop'))?.option]).toEqual([3, 'stop'])
    course.takeBack(2, 8)
    expect([course.step, course.suggestion(ask('fight'))?.option]).toEqual([2, 'fight'])
    course.weigh('fight', ask('fight'), 8)
    course.takeBack(2, 8) // told again with the page
    expect(course.step).toBe(3)
  })

  it('suggests nothing that is not on offer', () => {
    expect(new Course(['fight'], 't').suggestion(ask('evade'))).toBeNull()
    expect(new Course(['fight'], 't').suggestion(null)).toBeNull()
  })

  it('goes on after the page was loaded anew', () => {
    const course = new Course(['fight', 'stop'], 't')
    course.aim()
    course.weigh('fight', ask('fight'))
    course.learn('dice')
    expect(new Course(['fight', 'stop'], 't').progress).toEqual({ path: [{ after: 0, strayed: false }], learned: ['dice'], aimed: true })
    expect(new Course(['fight', 'stop'], 'u').step).toBe(1)
  })

  it('lets everything pass in a game that suggests nothing', () => {
    const course = new Course([], 't')
    expect(course.weigh('x', ask('x', 'y'))).toBe(true)
    expect([course.steps, course.isOver]).toEqual([0, false])
  })
})
