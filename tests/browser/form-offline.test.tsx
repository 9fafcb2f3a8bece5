import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Form, type Outcome } from '../../web/ui/form/form.tsx'
import { TextField } from '../../web/ui/form/text-fields.tsx'
import { formProps } from './form-props.ts'

/** Sets `navigator.onLine` and fires the matching event. */
function network(isThere: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

afterEach(() => {
  vi.restoreAllMocks()
})

const show = (onSubmit: () => Promise<Outcome>) =>
  render(
    <Form {...formProps} onSubmit={onSubmit}>
      <TextField name="first" label="First" />
    </Form>,
  )

for (const [how, onSubmit] of [
  ['fails with an error', async (): Promise<Outcome> => ({ error: 'down' })],
  [
    'throws',
    async (): Promise<Outcome> => {
      throw new Error('Failed to fetch')
    },
  ],
] as const) {
  test(`an offline message appears when sending ${how} without a network, and goes when the network returns`, async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const screen = await show(onSubmit)
    await screen.getByLabelText('First').fill('Anna')
    network(false)
    await screen.getByRole('button').click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('offline')
    network(true)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('')
    await expect.element(screen.getByLabelText('First')).toHaveValue('Anna')
  })
}

test('an error of the server stays visible when the network goes and returns', async () => {
  const screen = await show(async () => ({ error: 'wrong password' }))
  await screen.getByLabelText('First').fill('Anna')
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('wrong password')
  network(false)
  network(true)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('wrong password')
})
