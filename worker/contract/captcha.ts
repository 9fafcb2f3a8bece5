/** What a captcha is solved for: the widget says so, and the service repeats it to the server. */
export type CaptchaAction = 'sign-in' | 'recovery' | 'mailed-code' | 'request-access' | 'contact'
