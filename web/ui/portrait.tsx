import { palette } from '#contract/palette.ts'
import { type MemberId, team } from '#contract/site/team.ts'

/** Path of a tapering stroke, as in a woodcut. */
const cut = ([x, y, length, bow, weight]: readonly number[]) =>
  `M${x} ${y}q${length! / 2} ${-bow!} ${length} 0-${length! / 2} ${weight! - bow!}-${length} 0`

const wind = [
  [-30, 40, 170, 14, 5],
  [90, 26, 180, 12, 5],
  [200, 62, 150, 12, 6],
  [-20, 78, 130, 10, 5],
  [120, 94, 110, 9, 4],
  [226, 112, 130, 10, 5],
  [-40, 118, 110, 9, 4],
]
  .map(cut)
  .join('')
const swell = [
  [-20, 268, 150, 9, 6],
  [110, 262, 120, 8, 5],
  [214, 272, 140, 9, 6],
  [-40, 292, 130, 8, 5],
  [70, 298, 160, 9, 6],
  [236, 300, 120, 8, 5],
]
  .map(cut)
  .join('')

/** The background of each person's monogram, about their work. */
const scenes: Record<
  MemberId,
  { sky: string; disc: string; ground: string; marks: [fill: string, d: string][] }
> = {
  eleniMarkou: {
    sky: palette.aegean,
    disc: palette.sun,
    ground: palette.olive,
    marks: [
      [palette.night, 'M326-8c-64 22-116 62-156 122 52-50 98-92 160-116z'],
      [
        palette.olive,
        'M292 12q-6 48-54 70 6-52 54-70m-44 34q-16 44-66 54 18-46 66-54m8-8q-44 2-72-34 50-4 72 34m-50 42q-40-8-56-46 44 10 56 46m-24 26q-10 36-50 46 10-40 50-46',
      ],
      [
        palette.leaf,
        'M292 12q-6 48-54 70 40-30 54-70m-44 34q-16 44-66 54 44-20 66-54m8-8q-44 2-72-34 38 24 72 34m-50 42q-40-8-56-46 26 36 56 46m-24 26q-10 36-50 46 34-18 50-46',
      ],
    ],
  },
  claireBeaudoin: {
    sky: palette.terra,
    disc: palette.chalk,
    ground: palette.ink,
    marks: [
      [palette.sun, 'm196 34 84-14 26 32 12 104-108 14-16-106z'],
      [
        palette.terra,
        'M246 38a12 12 0 1 1-1 .1m-38 54 88-11-88 19zm3 20 70-9-70 17zm3 20 86-11-86 19z',
      ],
      [palette.ink, 'M251 50c6-36 30-58 78-62-40 12-62 32-72 62z'],
    ],
  },
  danielOsei: {
    sky: palette.sun,
    disc: palette.terra,
    ground: palette.aegean,
    marks: [
      [palette.chalk, 'M182 168q52-52 92-152 34 86 20 156-58 18-112-4'],
      [
        palette.ink,
        'M174 178Q236 106 282 2q-40 110-108 176m6 14q66 22 132-4-10 34-26 50h-84q-16-20-22-46',
      ],
      [
        palette.mist,
        'M264 58q14 58 4 116 16-58-4-116m-30 44q8 34 2 68 12-34-2-68m-26 36q4 16 2 30 8-16-2-30',
      ],
    ],
  },
}

type Props = {
  member: MemberId
  label?: string
  className?: string
}

/** A drawn monogram, as there are no photographs of the people; decorative without `label`. */
export function Portrait({ member, label, className }: Props) {
  const { sky, disc, ground, marks } = scenes[member]
  const { monogram } = team.find(({ id }) => id === member) ?? team[0]
  return (
    <svg
      viewBox="0 0 320 320"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path fill={sky} d="M0 0h320v320H0z" />
      <circle cx="112" cy="128" r="84" fill={disc} />
      <path fill={sky === palette.sun ? palette.chalk : palette.mist} d={wind} />
      {marks.map(([fill, d]) => (
        <path key={d} {...{ fill, d }} />
      ))}
      <path fill={ground} d="M-5 214q85-26 170-8 85 14 160-8v130H-5z" />
      <path fill={palette.mist} d={swell} opacity="0.55" />
      <text
        x="24"
        y="296"
        fontSize="132"
        fill={palette.chalk}
        className="monogram-letters"
        aria-hidden="true"
      >
        {monogram}
      </text>
    </svg>
  )
}
