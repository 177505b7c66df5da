-- Signing in says who one is: the token that it answers carries that for as long as a password said again does.
ALTER TABLE "session_tokens" ADD COLUMN "confirmed_at" timestamp with time zone;
