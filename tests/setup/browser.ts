import 'vitest-browser-react'
import '../../web/styles/base.css'
import 'virtual:uno.css'
