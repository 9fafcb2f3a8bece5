import { FieldShell, type FieldProps } from '../../../../ui/form/field-shell.tsx'

/** A calendar day, in the browser's own way of choosing one. */
export const DayField = ({ defaultValue, ...field }: FieldProps & { defaultValue: string }) => (
  <FieldShell
    {...field}
    render={(control) => <input type="date" {...control} defaultValue={defaultValue} />}
  />
)
