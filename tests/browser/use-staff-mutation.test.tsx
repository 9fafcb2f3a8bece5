import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ApiError } from '../../web/api/client.ts'
import { createQueryClient } from '../../web/api/query-client.ts'
import { useStaffMutation } from '../../web/features/admin/calls/use-staff-mutation.ts'

type Save = (given: string) => Promise<string>

function Saver({ save, onDone }: { save: Save; onDone: (value: string) => void }) {
  const mutation = useStaffMutation(['thing', '1'], (_, given: string) => save(given), onDone)
  return (
    <button
      type="button"
      onClick={() => {
        // two calls in one event handler, before React renders the busy state
        void mutation.start('one')
        void mutation.start('two')
      }}
    >
      {mutation.isBusy ? 'Saving' : (mutation.data ?? mutation.error?.message ?? 'Save')}
    </button>
  )
}

function Screen(props: { save: Save; onDone: (value: string) => void }) {
  const [client] = useState(createQueryClient)
  const [isOpen, setOpen] = useState(true)
  return (
    <QueryClientProvider client={client}>
      {isOpen && <Saver {...props} />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
    </QueryClientProvider>
  )
}

test('two presses before the next render send one call', async () => {
  const answer = Promise.withResolvers<string>()
  const save = vi.fn<Save>(() => answer.promise)
  const screen = await render(<Screen save={save} onDone={() => {}} />)
  await screen.getByText('Save').click()
  await expect.element(screen.getByText('Saving')).toBeVisible()
  answer.resolve('Saved')
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(save.mock.calls).toEqual([['one']])
})

test('a panel that is closed and reopened during a save still sends once, and shows the response', async () => {
  const answer = Promise.withResolvers<string>()
  const save = vi.fn<Save>(() => answer.promise)
  const onDone = vi.fn()
  const screen = await render(<Screen save={save} onDone={onDone} />)
  await screen.getByText('Save').click()
  await screen.getByText('Close').click()
  await screen.getByText('Open').click()
  await screen.getByText('Saving').click()
  answer.resolve('Saved')
  await expect.element(screen.getByText('Save', { exact: true })).toBeVisible()
  expect(save).toHaveBeenCalledTimes(1)
  expect(onDone.mock.calls[0]?.[0]).toBe('Saved')
})

test('a save can be pressed again after a failure', async () => {
  const save = vi
    .fn<Save>()
    .mockRejectedValueOnce(new Error('No network'))
    .mockResolvedValueOnce('Saved')
  const screen = await render(<Screen save={save} onDone={() => {}} />)
  await screen.getByText('Save').click()
  await screen.getByText('No network').click()
  await expect.element(screen.getByText('Saved')).toBeVisible()
})

test.for([
  ['a network error disappears', 'network/unreachable', 'Save'],
  ['an error of the server stays', 'request/invalid', 'request/invalid'],
] as const)('when the network returns, %s', async ([, code, then]) => {
  const save = vi.fn<Save>(() => Promise.reject(new ApiError(code)))
  const screen = await render(<Screen save={save} onDone={() => {}} />)
  await screen.getByText('Save').click()
  await expect.element(screen.getByText(code)).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByText(then, { exact: true })).toBeVisible()
})
