import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import Title from './Title.svelte'

it('keeps what stands before a colon together, and what stands behind it, and reads as one', () => {
  const { container } = render(Title, { text: 'A table for Bloodborne: The Card Game' })
  expect([...container.querySelectorAll('span')].map((part) => part.textContent)).toEqual(['A table for Bloodborne:', 'The Card Game'])
  expect(container.textContent).toBe('A table for Bloodborne: The Card Game')
})

it('leaves a title without a colon as it is', () => {
  const { container } = render(Title, { text: 'Blood Bound' })
  expect(container.querySelector('span')).toBeNull()
  expect(container.textContent).toBe('Blood Bound')
})
