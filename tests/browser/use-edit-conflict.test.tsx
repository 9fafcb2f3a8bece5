import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChoiceField } from '../../web/features/admin/catalogue/choice-field.tsx'
import { useEditConflict } from '../../web/features/admin/edit-conflict/use-edit-conflict.tsx'
import { loadSharedWords, loadWords } from '../../web/i18n/load-words.ts'
import { Words } from '../../web/i18n/words.tsx'
import { Form, type Outcome, type Values } from '../../web/ui/form/form.tsx'
import { TextField } from '../../web/ui/form/text-fields.tsx'
import { formProps } from './form-props.ts'

type Parcel = { version: number; to: string; street: string; size: string; status: string }

const parcel: Parcel = { version: 1, to: 'Ada', street: 'Elgin 1', size: 'small', status: 'packed' }

type Send = (values: Values, base: Parcel) => Promise<Outcome>
const refuse: Send = async () => ({ error: 'refused' })

function ParcelForm({ newest, send }: { newest: Parcel; send: Send }) {
  const { base, saved, notice } = useEditConflict(newest, {
    fields: ({ to, street, size }) => ({ to, street, size }),
    facts: ({ status }) => ({ Status: status }),
    isOver: ({ status }) => status === 'lost',
  })
  return (
    <Form
      {...formProps}
      submit="Save"
      onSubmit={async (values) => {
        const outcome = await send(values, base)
        if (outcome !== 'leaving' && 'success' in outcome) {
          saved({ ...base, to: values['to'] ?? '', version: base.version + 1 })
        }
        return outcome
      }}
      notice={notice}
    >
      <TextField name="to" label="To" defaultValue={base.to} />
      <TextField name="street" label="Street" defaultValue={base.street} isOptional />
      <TextField name="remark" label="Remark" isOptional />
      <ChoiceField
        name="size"
        label="Size"
        value={base.size}
        choices={['small', 'large']}
        nameOf={(value) => (value === 'small' ? 'Up to 5 kg' : 'Up to 30 kg')}
      />
    </Form>
  )
}

/** `Read again` loads the parcel with a colleague’s changes. */
function Page({ later, send = refuse }: { later: Partial<Parcel>; send?: Send }) {
  const [newest, setNewest] = useState(parcel)
  return (
    <Words locale="en">
      <ParcelForm newest={newest} send={send} />
      <button
        type="button"
        onClick={() => setNewest({ ...newest, version: newest.version + 1, ...later })}
      >
        Read again
      </button>
    </Words>
  )
}

async function open(later: Partial<Parcel>, send?: Send) {
  await loadSharedWords('en')
  await loadWords('en', ['staff'])
  const screen = await render(<Page later={later} {...(send && { send })} />)
  const button = (name: string) => screen.getByRole('button', { name })
  return {
    screen,
    button,
    readAgain: () => (button('Read again').element() as HTMLElement).click(),
    notice: screen.getByText('Someone else changed this while you were editing.'),
    to: screen.getByLabelText('To'),
    street: screen.getByLabelText(/^Street/),
    size: screen.getByLabelText('Size'),
  }
}

test('an untouched form takes over a colleague’s change and keeps the focus', async () => {
  const { to, size, readAgain, notice, button } = await open({ to: 'Grace', size: 'large' })
  await to.click()
  readAgain()
  await expect.element(to).toHaveValue('Grace')
  await expect.element(size).toHaveValue('large')
  await expect.element(to).toHaveFocus()
  await expect.element(notice).not.toBeInTheDocument()
  // the new values count as untouched
  readAgain()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(button('Save')).toBeVisible()
})

test('typed text stays beside a colleague’s change, and “Keep mine” saves it on top of that change', async () => {
  const sent: [Values, number][] = []
  const send: Send = async (values, { version }) => {
    sent.push([values, version])
    return { error: 'refused' }
  }
  const { screen, to, street, readAgain, notice, button } = await open(
    { to: 'Grace', street: 'Bank 2', size: 'large' },
    send,
  )
  await to.click()
  await userEvent.keyboard('{End} Marin')
  await button('Save').click()
  await expect.element(screen.getByText('refused')).toBeVisible()
  readAgain()
  await expect.element(notice).toBeVisible()
  await expect.element(screen.getByText('refused')).toBeVisible()
  await expect.element(to).toHaveValue('Ada Marin')
  await expect.element(street).toHaveValue('Elgin 1')
  const items = screen.getByRole('listitem')
  await expect.element(items.nth(0)).toHaveTextContent('To: Grace')
  await expect.element(items.nth(1)).toHaveTextContent('Street: Bank 2')
  await expect.element(items.nth(2)).toHaveTextContent('Size: Up to 30 kg')
  await button('Keep mine').click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(to).toHaveValue('Ada Marin')
  // the untouched field keeps the colleague’s value
  await expect.element(street).toHaveValue('Bank 2')
  await expect.element(button('Save')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('refused')).toBeVisible()
  expect(sent.map(([values, version]) => [values['to'], values['size'], version])).toEqual([
    ['Ada Marin', 'small', 1],
    ['Ada Marin', 'large', 2],
  ])
})

test('“Use the latest version” replaces everything typed with the colleague’s values', async () => {
  const { screen, to, street, readAgain, notice, button } = await open({ to: 'Grace' })
  await street.click()
  await userEvent.keyboard('{End}0')
  await screen.getByLabelText(/^Remark/).click()
  await userEvent.keyboard('Ring twice')
  readAgain()
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('To: Grace')
  await button('Use the latest version').click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(to).toHaveValue('Grace')
  await expect.element(street).toHaveValue('Elgin 1')
  await expect.element(screen.getByLabelText(/^Remark/)).toHaveValue('')
})

test('a colleague’s change of a field outside the form is merged without a notice', async () => {
  const { street, readAgain, notice, button, screen } = await open({})
  await street.click()
  await userEvent.keyboard('{End}0')
  readAgain()
  await button('Save').click()
  await expect.element(screen.getByText('refused')).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(street).toHaveValue('Elgin 10')
})

test('a changed status is shown although no field of the form holds it', async () => {
  const { street, readAgain, screen, button } = await open({ status: 'sent' })
  await street.click()
  await userEvent.keyboard('{End}0')
  readAgain()
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Status: sent')
  await expect.element(button('Keep mine')).toBeVisible()
})

test('a form that can no longer be saved offers no choice and keeps the typed text', async () => {
  const { street, readAgain, screen, notice, button } = await open({ status: 'lost' })
  await street.click()
  await userEvent.keyboard('{End}0')
  readAgain()
  await expect.element(notice).toBeVisible()
  await expect.element(screen.getByText(/It can no longer be changed/)).toBeVisible()
  await expect.element(button('Keep mine')).not.toBeInTheDocument()
  await expect.element(street).toHaveValue('Elgin 10')
})

test('a person’s own save is not reported as a colleague’s change', async () => {
  const send: Send = async () => ({ success: 'saved' })
  const { to, readAgain, notice, button, screen } = await open({ to: 'Ada Marin' }, send)
  await to.click()
  await userEvent.keyboard('{End} Marin')
  await button('Save').click()
  await expect.element(screen.getByText('saved')).toBeVisible()
  await screen.getByLabelText(/^Remark/).click()
  await userEvent.keyboard('Ring twice')
  readAgain()
  await expect.element(to).toHaveValue('Ada Marin')
  await expect.element(notice).not.toBeInTheDocument()
})
