import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { deleteDraft, submissionIdOf, keepDrafts } from '../../web/ui/form/draft.ts'
import { Form, type Outcome } from '../../web/ui/form/form.tsx'
import { PasswordField } from '../../web/ui/form/password-field.tsx'
import { TextAreaField, TextField } from '../../web/ui/form/text-fields.tsx'
import { formProps } from './form-props.ts'

const failure: Outcome = { error: 'down' }

const Message = ({ outcome = failure }: { outcome?: Outcome }) => (
  <Form {...formProps} draft="test" onSubmit={async () => outcome}>
    <TextField name="first" label="First" />
    <TextAreaField name="text" label="Text" />
    <PasswordField name="password" label="Password" autoComplete="new-password" isOptional />
    <input type="hidden" name="meta.locale" value="en" />
  </Form>
)

keepDrafts()
beforeEach(() => deleteDraft('test'))

const stored = () => sessionStorage.getItem('draft:test')

test('a form restores the typed draft after a reload, except the password', async () => {
  const first = await render(<Message />)
  await first.getByLabelText('First').click()
  await userEvent.keyboard('Anna')
  await userEvent.type(first.getByLabelText('Text'), 'Which oils?{Enter}And honey?')
  await userEvent.type(first.getByLabelText('Password (optional)'), 'Olive-grove-7')
  await first.unmount()
  expect(stored()).not.toContain('Olive-grove')
  const again = await render(<Message />)
  await expect.element(again.getByLabelText('First')).toHaveValue('Anna')
  await expect.element(again.getByLabelText('Text')).toHaveValue('Which oils?\nAnd honey?')
  await expect.element(again.getByLabelText('Password (optional)')).toHaveValue('')
})

test('a failed submission keeps the draft, and a successful one deletes it', async () => {
  const failing = await render(<Message />)
  await failing.getByLabelText('First').fill('Anna')
  await failing.getByLabelText('Text').fill('Which oils?')
  await failing.getByRole('button', { name: 'Send' }).click()
  await expect.element(failing.getByRole('alert')).toHaveTextContent('down')
  expect(stored()).toContain('Anna')
  await failing.unmount()
  const fine = await render(<Message outcome={{ success: 'sent' }} />)
  await fine.getByRole('button', { name: 'Send' }).click()
  await expect.element(fine.getByRole('status')).toHaveTextContent('sent')
  await expect.element(fine.getByLabelText('First')).toHaveValue('')
  expect(stored()).toBeNull()
})

/** Types into a server-rendered form, then hydrates it. */
async function typedEarly() {
  const form = document.createElement('form')
  form.dataset['draft'] = 'test'
  form.innerHTML = '<input name="first">'
  document.body.appendChild(form)
  await userEvent.type(form.querySelector('input') as HTMLInputElement, 'Anna')
  return form
}

test('text typed before hydration is kept', async () => {
  const form = await typedEarly()
  form.remove()
  const screen = await render(<Message />)
  await expect.element(screen.getByLabelText('First')).toHaveValue('Anna')
})

test('an older draft does not replace a value that the field already has', async () => {
  const form = await typedEarly()
  form.innerHTML = '<input name="first" value="Eve"><textarea name="text"></textarea>'
  keepDrafts()
  expect(form.querySelector('input')?.value).toBe('Eve')
  form.remove()
})

test('a form without any typing stores no draft on the device', async () => {
  await render(<Message />)
  expect(stored()).toBeNull()
})

test('a submission keeps its idempotency key over reloads, and the next one gets a new key', () => {
  const intent = submissionIdOf('test')
  expect(submissionIdOf('test')).toBe(intent)
  deleteDraft('test')
  expect(submissionIdOf('test')).not.toBe(intent)
})
