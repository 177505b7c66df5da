-- Once a night the books are held against what happened; each night's findings stay.
CREATE TABLE "book_audits" (
	"day" date PRIMARY KEY NOT NULL,
	"checked_at" timestamp(3) with time zone NOT NULL,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "book_audits_list_differences" CHECK (jsonb_typeof("book_audits"."differences") = 'array')
);
