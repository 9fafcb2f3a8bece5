import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Form, type Outcome, type Values } from '../../web/ui/form/form.tsx'
import { PasswordField } from '../../web/ui/form/password-field.tsx'
import { TextField } from '../../web/ui/form/text-fields.tsx'
import { formProps } from './form-props.ts'

/** A promise that the test settles. */
function later<Value>() {
  const { promise, resolve, reject } = Promise.withResolvers<Value>()
  return { promise, resolve, reject }
}

type Given = {
  onSubmit?: (values: Values) => Promise<Outcome>
  check?: (values: Values) => Promise<Record<string, string>>
}

const succeed = async (): Promise<Outcome> => ({ success: 'sent' })

const People = ({ onSubmit = succeed, check }: Given) => (
  <Form {...formProps} onSubmit={onSubmit} {...(check && { check })}>
    <TextField name="first" label="First" />
    <TextField name="last" label="Last" />
    <TextField name="city" label="City" isOptional />
  </Form>
)

test('a name typed after a rejected submission stays in its field', async () => {
  const screen = await render(<People />)
  await screen.getByLabelText('First').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('First')).toHaveFocus()
  await expect.element(screen.getByLabelText('First')).toHaveAccessibleDescription('required')
  await userEvent.keyboard('Anna')
  await expect.element(screen.getByLabelText('First')).toHaveValue('Anna')
  await expect.element(screen.getByLabelText('Last')).toHaveValue('')
  await expect.element(screen.getByLabelText('First')).toHaveAccessibleDescription('')
  await expect.element(screen.getByLabelText('Last')).toHaveAccessibleDescription('required')
})

test('the focus moves to the first invalid field on submit, and never to a valid one', async () => {
  const screen = await render(<People />)
  await screen.getByLabelText('First').fill('Anna')
  await screen.getByRole('button').click()
  await expect.element(screen.getByLabelText('Last')).toHaveFocus()
  await screen.getByLabelText('City (optional)').click()
  await screen.getByRole('button').click()
  await expect.element(screen.getByLabelText('Last')).toHaveFocus()
})

test('words typed during a slow validation are kept, and the focus does not move', async () => {
  const found = later<Record<string, string>>()
  const screen = await render(<People check={() => found.promise} />)
  await screen.getByLabelText('City (optional)').click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('Athens')
  found.resolve({ city: 'wrong' })
  await expect.element(screen.getByLabelText('First')).toHaveAccessibleDescription('required')
  await expect.element(screen.getByLabelText('City (optional)')).toHaveFocus()
  await expect.element(screen.getByLabelText('City (optional)')).toHaveValue('Athens')
  await expect.element(screen.getByLabelText('City (optional)')).toHaveAccessibleDescription('')
})

test('a form that is sent several times in a row submits once', async () => {
  const outcome = later<Outcome>()
  const found = later<Record<string, string>>()
  const onSubmit = vi.fn(() => outcome.promise)
  const screen = await render(<People onSubmit={onSubmit} check={() => found.promise} />)
  await screen.getByLabelText('First').fill('Anna')
  await screen.getByLabelText('Last').fill('Marin')
  await userEvent.keyboard('{Enter}{Enter}')
  await screen.getByRole('button').dblClick()
  found.resolve({})
  await expect.element(screen.getByRole('button')).toHaveTextContent('Sending')
  const button = screen.getByRole('button').element() as HTMLElement
  button.click()
  button.click()
  outcome.resolve({ error: 'down' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('down')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('the focus is on the button while a form is busy, and returns to its field after a failure', async () => {
  const outcome = later<Outcome>()
  const screen = await render(<People onSubmit={() => outcome.promise} />)
  await screen.getByLabelText('First').fill('Anna')
  await screen.getByLabelText('Last').click()
  await userEvent.keyboard('Marin{Enter}')
  await expect.element(screen.getByRole('button')).toHaveFocus()
  await expect.element(screen.getByLabelText('Last')).toBeDisabled()
  outcome.resolve({ error: 'down' })
  await expect.element(screen.getByLabelText('Last')).toHaveFocus()
  await expect.element(screen.getByLabelText('Last')).toHaveValue('Marin')
})

test('a successful submission empties the fields and keeps the focus in the form', async () => {
  const screen = await render(<People />)
  await screen.getByLabelText('First').fill('Anna')
  await screen.getByLabelText('Last').click()
  await userEvent.keyboard('Marin{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('sent')
  await expect.element(screen.getByLabelText('Last')).toHaveValue('')
  await expect.element(screen.getByRole('button')).toHaveFocus()
})

test('typed values survive an unexpected failure and can be sent again', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const onSubmit = vi
    .fn<(values: Values) => Promise<Outcome>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce({ success: 'sent' })
  const screen = await render(<People onSubmit={onSubmit} />)
  await screen.getByLabelText('First').fill('Anna')
  await screen.getByLabelText('Last').fill('Marin')
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('unexpected')
  await expect.element(screen.getByLabelText('First')).toHaveValue('Anna')
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('sent')
  expect(onSubmit).toHaveBeenLastCalledWith({ first: 'Anna', last: 'Marin', city: '' })
  silent.mockRestore()
})

function TwoSteps() {
  const [step, setStep] = useState(1)
  if (step === 2) {
    return (
      <Form {...formProps} onSubmit={async () => 'leaving'}>
        <TextField name="code" label="Code" />
      </Form>
    )
  }
  const next = async (): Promise<Outcome> => {
    await Promise.resolve()
    setStep(2)
    return 'leaving'
  }
  return (
    <div>
      <Form {...formProps} onSubmit={next}>
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      </Form>
    </div>
  )
}

test('the next step of a form takes over the focus from the step before', async () => {
  const screen = await render(<TwoSteps />)
  expect(document.activeElement).toBe(document.body)
  await screen.getByLabelText('Password', { exact: true }).click()
  await userEvent.keyboard('secret{Enter}')
  await expect.element(screen.getByLabelText('Code')).toHaveFocus()
})

test('the rules for a password are part of the field’s accessible description', async () => {
  const screen = await render(
    <Form {...formProps} onSubmit={async () => 'leaving'}>
      <PasswordField
        name="password"
        label="Password"
        hint="A new one."
        autoComplete="new-password"
        after={<p>At least 8 characters</p>}
      />
    </Form>,
  )
  await expect
    .element(screen.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription('A new one. At least 8 characters')
})
