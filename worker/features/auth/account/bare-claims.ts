import type { UserRow } from '../caller-queries.ts'

/** What an account says of itself before anybody chose anything: its address, and which of the two is proven. */
export const bareClaims = (
  { id, email, phone }: Pick<UserRow, 'id' | 'email' | 'phone'>,
  proven: 'email' | 'phone' | null,
) => ({
  sub: id,
  ...(email !== null && { email }),
  ...(phone !== null && { phone }),
  email_verified: proven === 'email',
  phone_verified: proven === 'phone',
})
