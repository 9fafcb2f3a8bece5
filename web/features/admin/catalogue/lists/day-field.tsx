import { FieldShell, type FieldProps } from '../../../../ui/form/field-shell.tsx'

export const DayField = ({ defaultValue, ...field }: FieldProps & { defaultValue: string }) => (
  <FieldShell
    {...field}
    render={(control) => <input type="date" {...control} defaultValue={defaultValue} />}
  />
)
