import { afterEach, expect, test, vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SendAgain, type SentAgain } from '../../web/features/portal/mailed/send-again.tsx'
import { loadSharedWords, loadWords } from '../../web/i18n/load-words.ts'
import { Words } from '../../web/i18n/words.tsx'

afterEach(() => {
  vi.useRealTimers()
})

async function show(send: () => Promise<SentAgain>, isFresh: boolean) {
  await loadSharedWords('en')
  await loadWords('en', ['portal'])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return render(
    <Words locale="en">
      <SendAgain send={send} sent="It is on its way." isFresh={isFresh} />
    </Words>,
  )
}

/** Clicks without Playwright, whose waiting would hang on the fake timers. */
const press = (button: Locator) => (button.element() as HTMLElement).click()

async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) await vi.advanceTimersByTimeAsync(1000)
}

test('a mail that was just sent can be sent again after a minute', async () => {
  const send = vi.fn(async (): Promise<SentAgain> => 'sent')
  const screen = await show(send, true)
  const button = screen.getByRole('button')
  await expect.element(button).toHaveTextContent('Send again in 60 s')
  press(button)
  expect(send).not.toHaveBeenCalled()
  await pass(61)
  await expect
    .element(screen.getByRole('button', { name: 'Send again', exact: true }))
    .toBeVisible()
  press(button)
  await expect.element(screen.getByRole('status')).toHaveTextContent('It is on its way.')
  expect(send).toHaveBeenCalledOnce()
  await expect.element(button).toHaveTextContent('Send again in 60 s')
})

test('the button for another mail waits after a rate limit, and can be pressed at once after any other failure', async () => {
  const answers: SentAgain[] = [{ error: 'No network' }, { error: 'Too early', isEarly: true }]
  const screen = await show(async () => answers.shift() ?? 'sent', false)
  const button = screen.getByRole('button')
  press(button)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No network')
  await expect
    .element(screen.getByRole('button', { name: 'Send again', exact: true }))
    .toBeVisible()
  press(button)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Too early')
  await expect.element(button).toHaveTextContent('Send again in 60 s')
})
