import './compile-messages.ts'
