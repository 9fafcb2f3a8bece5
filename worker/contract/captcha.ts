/** What a captcha is solved for; the captcha service returns it to the server for comparison. */
export type CaptchaAction = 'sign-in' | 'recovery' | 'mailed-code' | 'request-access' | 'contact'
