// Made from backend/openapi.json by `npm run generate-api -w client`. Do not edit.

export interface paths {
    "/api/auth/email-change/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the change of an email
         * @description With the link that the address before was sent, for 7 days. The account has that address again; every session and token ends, the password is discarded, and a link to set a new one is emailed.
         */
        post: operations["undoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factor-removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link that removes your second factor
         * @description With the cookie that came with `SECOND_FACTOR_NEEDED`, for somebody who has lost everything else.
         */
        post: operations["askForFactorRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factor-removal/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have your second factor removed with an emailed link or code
         * @description It is removed 72 hours later, unless somebody who is signed in to the account stops it.
         */
        post: operations["confirmFactorRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link for a new password
         * @description The answer is the same whether or not there is an account with this email.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Sets the session cookie, and one that names the device. An unknown email and a wrong password get the same 401. With a second factor, the right password is answered with 401 and `SECOND_FACTOR_NEEDED`: go on with `finishSignIn`. Attempts are limited by email and network, so that 429 can follow.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out of this session
         * @description Revokes this session and clears its cookie. Without a session it answers the same.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirect a browser to the sign-in provider
         * @description For links, not for programs: the provider and this server pass the browser on to each other.
         */
        get: operations["signInWithProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receive the browser back from the sign-in provider
         * @description Takes `code` and `state`, or `error`, and sets the session cookie.
         */
        get: operations["comeBackFromProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey-challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what a browser needs to show a passkey
         * @description Good once, for 5 minutes. The answer is the same for everyone: the browser finds the passkeys of this site.
         */
        post: operations["getPasskeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Sets the session cookie, and one that names the device. A passkey is both factors: nothing more is asked for.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account and sign in
         * @description Sets the session cookie and emails a link that verifies the address. Bookings made with this email appear only once it is verified. 409 when the email has an account.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with an emailed link or code
         * @description Signs in, ends every other session, tokens and the calendar link, turns webhooks off, and verifies the email. A second factor stays: with one, the password is set and the answer is 401 with `SECOND_FACTOR_NEEDED`, to go on with `finishSignIn`.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show your second factor to sign in
         * @description With the cookie that came with `SECOND_FACTOR_NEEDED`, within 10 minutes; 401 after that. Send a code, a recovery code or a passkey; each is good once.
         */
        post: operations["finishSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user
         * @description By session or personal access token. 401 when nobody is signed in.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an email with its link or code
         * @description Signs in. Every other session ends, with tokens, calendar link and webhooks, and the password that was set before is discarded: send the new one along.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the billing details of your account
         * @description They stand on the receipts of what you book, unless a booking has its own.
         */
        get: operations["getBillingDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your bookings in groups, searched and sorted
         * @description What you may see of them as a creator, or as a brand or guest; empty where you have none.
         */
        get: operations["listBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking as one of its parties
         * @description For the brand (with an account or as a guest), the creator and admins; 404 for everyone else, and for the creator while it is unpaid. Texts and `actions` are those of the party who asks.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/billing-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the billing details of a booking (brand)
         * @description For guests as well. The creator never sees them.
         */
        get: operations["getBookingBillingDetails"];
        /**
         * Save the billing details of a booking (brand)
         * @description Before the payment, for its receipt, or later. All of them are replaced. Documents that were issued stay as they are; `reissueDocument` writes new ones.
         */
        put: operations["saveBookingBillingDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/brand-ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what creators say of the brand behind a request
         * @description For the creator and the brand of a booking, while the request waits for the creator’s answer. Of the brand’s newest 1,000 bookings, as far as its account or its proven address is known.
         */
        get: operations["getBrandRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/brand-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how the brand behind a request has worked here
         * @description For the creator and the brand of a booking, while the request waits for the creator’s answer. Of the last 12 months; counts are there from three events on, shares from five, and all are null for a brand that is new here, or whose email nobody has shown to be theirs.
         */
        get: operations["getBrandRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/brief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what was booked and isn’t paid yet (brand)
         * @description With payment first only, and as a whole: what isn’t sent is gone. The price is that of the package and its add-ons now; a payment that was begun at another price is given up. Nothing changes where all of it is the same. 409 once the booking is paid or over, and for another package.
         */
        put: operations["editBrief"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/brief-files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a picture or PDF to a brief (brand)
         * @description You choose its id, and a repeat adds nothing. At most 10, until the creator has answered: 409 from then on.
         */
        put: operations["addBriefFile"];
        post?: never;
        /**
         * Remove a file from a brief (brand)
         * @description Until the creator has answered.
         */
        delete: operations["removeBriefFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the conversation about a booking
         * @description Each booking has one, from its beginning. 403 for a party whom the other side has blocked.
         */
        get: operations["getBookingConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents about the money of a booking
         * @description Newest first: for the brand receipts and credit notes, for the creator payout slips, for admins all of them. Empty before the card is charged.
         */
        get: operations["getBookingDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/evidence.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all that is kept of a booking in one archive, for a dispute or a chargeback
         * @description A zip for either party and for admins: index.html to read and print, evidence.json with the same facts (its “schema” is 1, described by docs/evidence.schema.json), the previews that the parties can play, and SHA256SUMS.txt with the sum of each of these files. It names the originals with their sums and never holds them, nor drafts that were not sent. What an admin downloads is written in the admin log.
         */
        get: operations["getEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List everything that happened to a booking, oldest first
         * @description For both parties and admins. Steps of people and what the clock and the payment provider caused, with the stages before and after; at most 500 entries.
         */
        get: operations["getHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/originals.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all original files of the last version in one archive
         * @description A zip with the files as they were uploaded, the captions of videos and the credentials of licensed files (`.reelpact.json`) beside them, and their SHA-256 sums in SHA256SUMS.txt. For the brand once the content is approved, for the creator at any time.
         */
        get: operations["getOriginals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how a booking stands with ratings
         * @description For both parties and for admins. What the other side has written, and whether it has, is in no answer before both have or the time is over.
         */
        get: operations["getBookingRating"];
        /**
         * Rate the other side of a completed booking
         * @description For both parties, within 7 days after it was completed; all of it is replaced. Nobody sees it before both have written or the time is over, and nothing can be changed from then on. 409 when it is too late, or the booking isn’t rated.
         */
        put: operations["rateBooking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/rating/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer what the other side has said
         * @description Once, when it is shown; nobody can change it. Everyone can read a creator’s answer, and a brand’s only the creator and admins. A repeat of the same words changes nothing.
         */
        post: operations["replyToRating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/rating/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what the other side has said
         * @description Admins remove a rating for one of these reasons only. The other side doesn’t learn of the report.
         */
        post: operations["reportRating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve content, request a revision or reject it (brand)
         * @description `action` picks the step, which then does what it does at its own address. For a revision, `feedback` is required. A repeat of your own last step changes nothing.
         */
        post: operations["reviewContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/review-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a booking’s review links (brand)
         * @description With who has used them. Open ones first, then the newest; 100 at most.
         */
        get: operations["getReviewLinks"];
        put?: never;
        /**
         * Make a review link (brand)
         * @description Anyone who has it, and its password where it has one, can look at the watermarked previews and the comments that were sent, and write notes for the brand. They decide nothing. 409 when there are 20 open ones, or the booking is over.
         */
        post: operations["makeReviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/review-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a review link (brand)
         * @description It opens nothing from then on. The notes that were written at it stay. A repeat changes nothing.
         */
        delete: operations["revokeReviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/review-room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what was said about a booking’s versions
         * @description With the brand’s own drafts for the brand. Admins read what both parties can.
         */
        get: operations["getReviewRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/review-room/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note something down about the newest version (brand)
         * @description Only the brand sees it until it is sent.
         */
        post: operations["addReviewDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/review-room/drafts/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a draft (brand)
         * @description Only by the brand that wrote it, while the booking isn’t over. 409 when it was sent, or when a newer version has come.
         */
        put: operations["changeReviewDraft"];
        post?: never;
        /**
         * Throw a draft away (brand)
         * @description Only by the brand that wrote it. A draft that isn’t there any more gets the same answer; 409 when it was sent.
         */
        delete: operations["removeReviewDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/review-room/drafts/{itemId}/internal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep a reviewer’s note internal, or put it among the drafts (brand)
         * @description Of notes that were written at a review link and not sent. An internal note is never sent, and no answer, export or evidence pack shows it to the creator. The reviewer can’t change it any more. 409 for the brand’s own drafts.
         */
        put: operations["keepReviewNoteInternal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/review-room/exports/{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what was said as a file for another program
         * @description As a table, as pages with stills, or as markers of one video for editing programs: an EDL for DaVinci Resolve, FCPXML 1.10 for Final Cut Pro and DaVinci Resolve, or the XML that Premiere Pro imports. Frames are counted at the rate of the video’s preview. With the brand’s own drafts for the brand.
         */
        get: operations["exportReviewRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/review-room/files/{uploadId}/accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note that a file is right as it is, or take that back (brand)
         * @description Of files of the newest version, while the booking isn’t over. Both parties see it. Nothing is released by it: approving stays one decision about the whole version. A file that the next version has again stays accepted; one that replaces it doesn’t begin so. 409 when a change that was asked for in the file is still open, or when a newer version has come.
         */
        put: operations["acceptReviewFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/review-room/files/{uploadId}/large-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a preview of a file made at full size (brand)
         * @description As large as the original, up to 3840 × 2160 pixels (a photo up to 3840 at its longest side), with a fainter watermark and exactly the frames of the standard preview. `large` of the file says how it stands; asking again changes nothing. 409 where the standard preview shows all there is, when the booking is over, or after 10 of one booking.
         */
        post: operations["orderLargePreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/review-room/items/{itemId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a comment that was sent
         * @description By either party, while the booking isn’t over. An answer can’t be answered, and drafts can’t be either. The creator’s first answer to a question makes it done. A repeat adds the answer again.
         */
        post: operations["answerReviewItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/review-room/items/{itemId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tick a comment off, accept it, or open it again
         * @description The creator says what is done or can’t be; the brand accepts that or opens it again.
         */
        post: operations["moveReviewItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/review-room/request-revision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send all drafts and request a revision with the list of open changes (brand)
         * @description The note and the list become the feedback of the request. The request is about what is in the brief when all changes are, and about new wishes otherwise. Reviewers’ notes are sent as by `sendReviewDrafts`.
         */
        post: operations["requestListedRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/review-room/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send all drafts to the creator without asking for a revision (brand)
         * @description The creator can read them from then on, and the brand can’t change them. The booking stays where it is. `sent` is 0 when there were no drafts, as on a repeat. Of reviewers’ notes only those are sent that `reviewerNotes` names or the brand has taken over, and internal ones never.
         */
        post: operations["sendReviewDrafts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/review-room/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a file was opened, and how much of it was played
         * @description By either party; an admin’s is accepted and not kept. `seconds` is how much was played, and a smaller number than before changes nothing. The other party sees it, and it is part of the evidence.
         */
        post: operations["noteReviewView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose how the payment is divided (either party)
         * @description While the payment is held. `creatorPercent` of it would go to the creator and the rest back to the brand. One proposal is open at a time: a new one takes its place, whoever made it. It lapses when the booking moves on. The same as the step `propose_settlement`; a repeat of your own last step changes nothing.
         */
        post: operations["proposeSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/settlement/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the other party’s proposal (either party)
         * @description While a proposal of the other party is open. Names its number and share, as `names` of the action says; another is refused with 409. The booking ends and the payment is divided; it can’t be undone. The same as the step `accept_settlement`; a repeat of your own last step changes nothing.
         */
        post: operations["acceptSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/settlement/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline the other party’s proposal (either party)
         * @description While a proposal of the other party is open. Names its number. The same as the step `decline_settlement`; a repeat of your own last step changes nothing.
         */
        post: operations["declineSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/settlement/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw one’s own proposal (either party)
         * @description While one’s own proposal is open. Names its number. The same as the step `withdraw_proposal`; a repeat of your own last step changes nothing.
         */
        post: operations["withdrawProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking’s statement
         * @description For both parties and admins, each from their own side: gross, fee, net and refunds, where the money is now, and when it is expected to move. It follows from the ledger.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Check whether a booking has been paid
         * @description Accepts pending_creator_approval alone: the payment provider is asked, the client is not believed.
         */
        patch: operations["changeBookingStatus"];
        trace?: never;
    };
    "/api/bookings/{id}/steps/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a step of a booking as one of its parties
         * @description For the party whose step it is; the booking’s `actions` say which can be taken now. A repeat of your own last step answers with the booking and changes nothing. 409 in stages that don’t have the step, and while a chargeback is open.
         */
        post: operations["takeStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a booking’s content, newest first
         * @description For both parties and admins. Links to previews are over after an hour: ask again for new ones. The brand gets links to originals only after approval.
         */
        get: operations["getSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/submit-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver uploaded files as a version (creator)
         * @description A version is the complete set of files. The same files again make no new version.
         */
        post: operations["submitContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files uploaded for a booking, oldest first (creator)
         * @description Only for the creator of the booking, also those that aren’t finished or were refused, with the reason. An upload that a crash left complete but unchecked is finished first.
         */
        get: operations["getUploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/uploads/{uploadId}/captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give an uploaded video captions (creator)
         * @description WebVTT of up to 200 KB and 5000 captions, in the place of those that it has. Times and plain text are kept, nothing else. 400 says which line can’t be read; 409 once the video was delivered.
         */
        put: operations["putCaptions"];
        post?: never;
        /**
         * Remove the captions of an uploaded video (creator)
         * @description 409 once the video was delivered.
         */
        delete: operations["removeCaptions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all bookings you have as a brand or guest
         * @description Those made with any email that you have verified, with your account, or with this browser as a guest. Empty for a caller who has none.
         */
        get: operations["getOwnBrandBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/bookings/{brandEmail}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookings made with an email, as far as you may see them
         * @description All of them for somebody whose verified email it is. Everyone else gets those of this email that they made themselves, by account or guest cookie, and otherwise an empty list.
         */
        get: operations["getBrandBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/bookings/{id}/accept-extension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a request for more time (brand)
         * @description While a request for more time is open. Names its number and date, as `names` of the action says; another is refused with 409. The same as the step `accept_extension`; a repeat of your own last step changes nothing.
         */
        post: operations["acceptExtension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/bookings/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve the content (brand)
         * @description While a version is in review or a revision is under way. Releases the payment to the creator, unlocks the originals and grants the license; it can’t be undone. Refused with 409 when there is a newer version than the one named, or when its review hasn’t begun. The same as the step `approve_content`; a repeat of your own last step changes nothing.
         */
        post: operations["approveContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/bookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel before the first delivery (brand)
         * @description Only before the first delivery, and not once the delivery is so late that it can be cancelled for that. `creatorPercent` is the cancellation fee that was agreed at the booking, and 0 after a problem with the product was reported, as `names` of the action says; another is refused with 409. The creator keeps it and the brand gets the rest back; it can’t be undone. The same as the step `cancel_booking`; a repeat of your own last step changes nothing.
         */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/bookings/{id}/cancel-late": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel because the delivery is late (brand)
         * @description While content or a new version is overdue for longer than the grace period, which is 24 hours unless configured otherwise. The booking ends and the brand is refunded. The same as the step `cancel_late`; a repeat of your own last step changes nothing.
         */
        post: operations["cancelLate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/bookings/{id}/decline-extension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a request for more time (brand)
         * @description While a request for more time is open. Names its number. The same as the step `decline_extension`; a repeat of your own last step changes nothing.
         */
        post: operations["declineExtension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/bookings/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend the due date (brand)
         * @description While content or a new version is being made. `dueAt` is later than the due date and no later than `latestDueAt` of the booking. A request for more time is answered by it. The same as the step `extend_due_date`; a repeat of your own last step changes nothing.
         */
        post: operations["extendDueDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/bookings/{id}/product-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the product as sent (brand)
         * @description Only while the product has to be sent. The creator then has a deadline to confirm that it arrived, or to report a problem; without an answer by then, it counts as received. The same as the step `send_product`; a repeat of your own last step changes nothing.
         */
        post: operations["markProductSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/bookings/{id}/request-revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a revision (brand)
         * @description Only while a version is in review. The creator gets a new deadline; without a new version by then, the booking ends and the brand is refunded. Refused with 409 when no revision is left, there is a newer version, or too little time remains before the payment has to be released or refunded. The same as the step `request_revision`; a repeat of your own last step changes nothing.
         */
        post: operations["requestRevisions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/bookings/{id}/shipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct carrier and tracking of a product on its way (brand)
         * @description While a product is on its way. Replaces carrier and tracking of the parcel that is named; no deadline moves. The same as the step `correct_shipment`; a repeat of your own last step changes nothing.
         */
        put: operations["correctShipment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/bookings/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a request (brand)
         * @description While the booking is unpaid, or waits for the creator’s answer or for the payment. The booking ends, and an authorized payment is released without being charged. The same as the step `withdraw`; a repeat of your own last step changes nothing.
         */
        post: operations["withdrawRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what creators say of you as a brand, as they see it
         * @description Of your account; for a guest, of the address that they were the last to show to be theirs. Nothing is counted for anyone else.
         */
        get: operations["getOwnBrandRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what creators see of you as a brand, with its definitions
         * @description Of your account; for a guest, of the address that they were the last to show to be theirs. Nothing is counted for anyone else.
         */
        get: operations["getOwnBrandRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/saved-creators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the creators you have saved, newest first
         * @description Only your own list; nobody else learns who is on it. Creators who left the directory or are away stay on it, those who deleted their account don’t.
         */
        get: operations["getSavedCreators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/saved-creators/{creatorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a creator to your list
         * @description A repeat changes nothing. 409 when 500 are saved already.
         */
        put: operations["saveCreator"];
        post?: never;
        /**
         * Remove a creator from your list
         * @description Also 204 for somebody who isn’t on it.
         */
        delete: operations["removeSavedCreator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count your bookings as a brand or guest, by dashboard tab
         * @description Over the same bookings as `GET /api/brand/bookings`. All zero for a caller who has none.
         */
        get: operations["getBrandTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the due dates and deadlines of a person’s open bookings
         * @description As iCalendar (RFC 5545), for everyone who knows the address. Bookings that are over are not in it; 250 at most are.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a username is available
         * @description For anyone. `reason` says why it can’t be had: it isn’t valid, somebody has it, or somebody had it in the last 12 months. It isn’t reserved by asking. `suggestions` are free names like one that somebody has.
         */
        get: operations["checkUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your conversations, the newest first
         * @description Those in which something was said, as a brand and as a creator. Empty for a caller who has none.
         */
        get: operations["getConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a conversation
         * @description As one of its two sides, or as an admin. 403 for somebody whom the other side has blocked.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture or PDF for a message
         * @description It belongs to nobody else until it is sent with a message; after a day without one it is deleted.
         */
        post: operations["attachFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an upload that wasn’t sent
         * @description What was sent with a message stays.
         */
        delete: operations["removeAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block or unblock the other side in a conversation
         * @description Somebody who is blocked can neither read nor write here, and can’t ask that creator again. A booking goes on.
         */
        put: operations["blockPerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass your first message on to the creator
         * @description For a caller who has shown to read the emails of its address, for instance by `enterAsGuest`. Again, it changes nothing.
         */
        post: operations["confirmQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the messages of a conversation, in their order
         * @description The newest 50; with `before` those before that number, with `after` the first ones after it.
         */
        get: operations["getMessages"];
        put?: never;
        /**
         * Send a message
         * @description A message moves no booking. The other side sees it at once, and gets an email when it is still unread after two minutes.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/messages/{seq}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a message
         * @description Your own, for 5 minutes. The other side sees that it was edited.
         */
        put: operations["editMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say up to which message you have read
         * @description The other side sees it. A smaller number than before changes nothing, and neither does an admin’s.
         */
        post: operations["readMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a conversation to the platform
         * @description Admins read what was said then. The other side doesn’t learn of it.
         */
        post: operations["reportConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-escrow-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the live payment of a booking for the escrow checkout
         * @description The same as `POST /api/create-payment-intent`: both work for either way of booking.
         */
        post: operations["createEscrowPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the live payment of a booking for the checkout
         * @description For the brand, while the booking is waiting for its payment. There is one live payment, and a repeat gets it again; a new one is opened only after the last one failed for good. Nothing is charged by this call. 409 when it is paid already or the amount isn’t the booking’s.
         */
        post: operations["createPaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/{creatorId}/link-pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a picture for a link of your page
         * @description Only for your own page. The picture is cut to a square and stored without its metadata. It is shown once the page is saved with it; otherwise it is deleted after a day. 409 when many wait for that. A repeat stores it again.
         */
        post: operations["addLinkPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/{creatorId}/link-shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that you have shared the link to your page
         * @description Only for your own page. The signed-in user’s `linkShared` is true from then on; a repeat changes nothing.
         */
        post: operations["noteLinkShared"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/{creatorId}/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a creator’s packages
         * @description For anyone. An unknown creator has an empty list; deleted packages aren’t in it, and archived ones only for their creator.
         */
        get: operations["getPackages"];
        /**
         * Replace the whole list of packages
         * @description Changes, adds, deletes and sorts in one step: if anything is wrong, nothing changes.
         */
        put: operations["savePackages"];
        /**
         * Add a package
         * @description Only on your own page. It is added after the others; fields that aren’t sent stay empty. 409 when you have as many packages as a creator can have.
         */
        post: operations["createPackage"];
        /**
         * Delete all packages
         * @description Only on your own page; archived ones stay. Bookings keep the package as it was when it was booked. Without packages it changes nothing.
         */
        delete: operations["deletePackages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/{creatorId}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how your page looks and what it is made of
         * @description Only your own. With blocks that are switched off or archived, which visitors don’t see.
         */
        get: operations["getPageSettings"];
        /**
         * Save how your page looks and what it is made of
         * @description Only your own. Replaces the design and the whole list of blocks, or changes nothing when anything is wrong. A data URL replaces the cover; anything else keeps it.
         */
        put: operations["savePageSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/{creatorId}/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own portfolio, with what isn’t ready to be shown
         * @description Only your own. Videos that are still being made fit for pages, or that could not be, are in it too.
         */
        get: operations["getOwnPortfolio"];
        /**
         * Set the order, titles and focal points of your portfolio
         * @description The list must have just the items that are there: if anything has changed, nothing does.
         */
        put: operations["arrangePortfolio"];
        /**
         * Add a photo to the end of your portfolio
         * @description Only your own. The image is a data URL; it is decoded, scaled and stored without its metadata. 409 when the portfolio is full. A repeat adds the photo again.
         */
        post: operations["addPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/{creatorId}/portfolio/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an item from your portfolio
         * @description Only your own. Its files are deleted too; a repeat gets 404.
         */
        delete: operations["removePortfolioItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/{creatorId}/portfolio/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a video to the end of your portfolio
         * @description The body is the file itself. It is shown to others when a version fit for pages has been made.
         */
        post: operations["addVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/bookings/{id}/accept-rejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a rejection (creator)
         * @description Only while a rejection can be contested. The booking ends and the brand is refunded; it can’t be undone. The same as the step `accept_rejection`; a repeat of your own last step changes nothing.
         */
        post: operations["acceptRejection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/bookings/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a request (creator)
         * @description Only while the request waits for an answer. Where the package needs a product, the creator’s shipping address has to be on file; without it the step is refused with 422 ADDRESS_MISSING. If the brand has paid first, the authorized payment is captured and work begins once that succeeds; otherwise the brand is asked to pay by a deadline. The same as the step `approve_request`; a repeat of your own last step changes nothing.
         */
        post: operations["approveRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/bookings/{id}/ask-extension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for more time (creator)
         * @description While content or a new version is being made. Nothing moves until the brand accepts; without an answer in time the due date stays. A new request takes the place of one’s own. The same as the step `ask_extension`; a repeat of your own last step changes nothing.
         */
        post: operations["askExtension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/bookings/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a booking after its review window ended (creator)
         * @description Only after the review window has ended without an answer from the brand. The content counts as approved and the payment is released; an incomplete version leads to a dispute instead. The server does this by itself at the deadline, so no program has to. The same as the step `complete_booking`; a repeat of your own last step changes nothing.
         */
        post: operations["completeBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/bookings/{id}/contest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contest a rejection (creator)
         * @description Only while a rejection can be contested. An admin decides while the payment stays held; without a decision by the deadline it is split in half. The same as the step `contest_rejection`; a repeat of your own last step changes nothing.
         */
        post: operations["contestRejection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/bookings/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a dispute about a revision (creator)
         * @description Only while a revision is under way. An admin decides while the payment stays held; without a decision by the deadline it is split in half. The same as the step `open_dispute`; a repeat of your own last step changes nothing.
         */
        post: operations["openDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/bookings/{id}/grant-revision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant one more revision where none is left (creator)
         * @description Only while a version is in review and the brand has no revision left. The brand can then ask for changes once more. The same as the step `grant_revision`; a repeat of your own last step changes nothing.
         */
        post: operations["grantRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/bookings/{id}/product-problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a problem with the product (creator)
         * @description Only while a product is on its way. Names the parcel, as `names` of the action says; another is refused with 409. After the first one the brand is asked to send it again, where there is time for that; otherwise the booking ends and the brand is refunded. The same as the step `report_product`; a repeat of your own last step changes nothing.
         */
        post: operations["reportProductProblem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/bookings/{id}/product-received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that the product arrived (creator)
         * @description While the product has to be sent or is on its way. The delivery time starts; a creator who has the product already may say so without a parcel. The same as the step `receive_product`; a repeat of your own last step changes nothing.
         */
        post: operations["confirmProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/bookings/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a request (creator)
         * @description Only while the request waits for an answer. The booking ends, and an authorized payment is released without being charged. The same as the step `decline_request`; a repeat of your own last step changes nothing.
         */
        post: operations["declineRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/bookings/{id}/waive-revision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a requested revision back, so that it doesn’t count (creator)
         * @description Only while a revision is under way that counts against the package’s revisions. The brand can use it again; the creator still has to deliver the new version. The same as the step `waive_revision`; a repeat of your own last step changes nothing.
         */
        post: operations["waiveRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/bookings/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw from an accepted job (creator)
         * @description From the acceptance on, while no version is in review. The booking ends, and what the brand has paid goes back to them. The same as the step `withdraw_as_creator`; a repeat of your own last step changes nothing.
         */
        post: operations["withdrawAsCreator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your place in the directory: your choices, what is missing, and your points
         * @description Only your own. What stands behind each part of your points is said beside it, also where you hide your numbers.
         */
        get: operations["getOwnDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your choices for the directory
         * @description Only your own. What isn’t sent stays. Once you leave, nobody finds you there any more.
         */
        patch: operations["saveOwnDirectory"];
        trace?: never;
    };
    "/api/creator/directory/objection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Object to your removal from the directory
         * @description Once per removal. An admin decides about it, another one than who removed you where there is one. 409 when you aren’t removed, or have objected already.
         */
        post: operations["objectToRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/onboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create your creator profile
         * @description For anyone with an account. The profile and its first packages are made together or not at all. 409 when you have a profile already or the username is taken.
         */
        post: operations["onboardCreator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the creator’s balance and why money is held back
         * @description Only your own. Amounts in dollars; `waiting` has each booking’s share that isn’t sent yet, with the reason.
         */
        get: operations["getPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/payouts/bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payouts to the creator’s bank, newest first
         * @description Only your own. The payment provider is asked each time: 503 when it doesn’t answer. Empty before payouts were set up.
         */
        get: operations["getBankPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/payouts/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transfers to the creator’s account, newest first
         * @description Only your own. What was sent to your account at the payment provider, and what was taken back from it after a refund or a chargeback.
         */
        get: operations["getPayoutHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/profile/{idOrUsername}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a creator’s public page
         * @description For anyone, by ID or username. What it holds is what the creator’s page shows.
         */
        get: operations["getCreatorProfile"];
        /**
         * Update your own profile by its ID
         * @description Only your own. A data URL replaces the picture; anything else keeps it. Without `bio` or `category`, what is kept stays. A changed username leaves the old one reserved for 12 months, and its links lead on. 409 when the new one is taken.
         */
        put: operations["updateCreatorProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/shipping-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get where you are sent products
         * @description For creators. `address` is null where none was saved.
         */
        get: operations["getShippingAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/tips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tips you got, newest first
         * @description Only your own, those that were paid. A tip is sent to your account seven days after it was paid at the earliest. Names and messages are kept for 180 days.
         */
        get: operations["getReceivedTips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creators/{id}/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a creator’s portfolio
         * @description For anyone. Only items that are ready to be shown; an unknown creator has an empty list.
         */
        get: operations["getPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creators/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to a creator before booking
         * @description The creator gets the message once the sender’s address is known to be theirs: at once for somebody signed in with that verified email, else after the link or code in the email that is sent to it.
         */
        post: operations["askCreator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creators/{username}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what brands say of a creator, the newest first
         * @description For anyone. It names no brand. There is nothing with fewer than 3 ratings, and where the creator hides their numbers.
         */
        get: operations["getCreatorRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creators/{username}/tips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a tip for a creator
         * @description A gift of money: it buys nothing. Nothing is charged by this call; the tip is paid with its `payment` within 24 hours. 409 with `TIPS_OFF` for a creator who takes none, 422 with `OWN_TIP` for one’s own page. 429 after 3 in 10 minutes, or 10 in a day, from one network or for one address.
         */
        post: operations["giveTip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creators/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in creator’s profile, bookings and packages
         * @description For anyone with an account; `creator` is null for those without a creator profile. Bookings come in pages, without those that are still unpaid.
         */
        get: operations["getCreatorDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creators/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what your page has led to: visits, bookings and money, by day, source and package
         * @description Only your own page. Visitors are counted without cookies. Money belongs to the day on which its booking was made, with everything it has earned or given back since.
         */
        get: operations["getInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creators/insights.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the same by day and source, for spreadsheets
         * @description Only your own page. The numbers of `GET /api/creators/insights`, as CSV to save.
         */
        get: operations["getInsightsTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether this is a demo, and its people
         * @description Exists only in demo mode; elsewhere it is 404.
         */
        get: operations["getDemo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the product’s clock forward, to see deadlines pass
         * @description Exists only in demo mode. Reminders and deadlines that pass take effect before the answer, for all bookings. The clock can’t be moved back; each repeat moves it further.
         */
        post: operations["advanceDemoClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/mail-previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List every email there is, as each reader gets it
         * @description Exists only in demo mode. Made of samples: nothing is sent, and no person is in them.
         */
        get: operations["getDemoMailPreviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the emails that were sent, newest first
         * @description Exists only in demo mode. The last 100, to anybody; none of them has left the server.
         */
        get: operations["getDemoMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as the demo’s creator or brand
         * @description Exists only in demo mode. Sets the session cookie without a password; 404 when the demo’s person has deleted their account.
         */
        post: operations["demoSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find creators in the directory
         * @description For anyone; the same for everyone. Values of one filter are or-ed (repeat it, or separate by commas), filters are and-ed. `Link: rel="next"` leads on in the order in which the first answer began, for 24 hours. `X-Partial: true` where there may be more that would have taken too long to find.
         */
        get: operations["findCreators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/directory/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the filters of the directory and how many creators have each value
         * @description For anyone. Counts are of the whole directory, rounded down to tens, and at most an hour old.
         */
        get: operations["getDirectoryFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/directory/ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how the order of the directory is made: parts, weights, means and bands
         * @description For anyone. What the page `/creators/how-the-order-works` explains, as data: nothing else plays a part.
         */
        get: operations["getDirectoryRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your receipts, credit notes, fee statements and payout slips
         * @description Newest first: those of your bookings as a brand, and your own as a creator. Guests find theirs with the booking (`getBookingDocuments`). Money that moved before documents were introduced has none.
         */
        get: operations["getDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a document about money, with its data and their SHA-256
         * @description For the brand of the booking (receipts and credit notes) or the creator (fee statements and payout slips), and for admins. Receipts and credit notes of tips are for anyone who knows the ID, which is emailed to the supporter alone. It is written once and never changed: a correction is a new document that names this one.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a document about money as a PDF
         * @description A tagged PDF, drawn from the document’s data.
         */
        get: operations["getDocumentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/reissue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reissue a receipt or credit note with the present billing details (brand)
         * @description Writes a new document that names this one, and answers with it. Where nothing would change, the newest form is answered and nothing is written. 409 for other kinds, for a document that was replaced, and after 10 reissues of one booking.
         */
        post: operations["reissueDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{year}.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your documents of a year as a table
         * @description RFC 4180, a line for each document, newest first. No cell is read as a formula.
         */
        get: operations["getDocumentsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{year}.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your documents of a year as one archive
         * @description A zip with each document as a PDF and as its data, a table of all, and SHA256SUMS.txt with the sums of the data. Made while it is sent; without documents it has the empty table alone.
         */
        get: operations["getDocumentsZip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file by its signed link
         * @description Links come with a booking’s submissions and are over after an hour. Byte ranges are honored. Where files are kept in object storage, the answer may be a redirect to a signed link there, which needs no credentials.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to your bookings
         * @description For who booked without an account. The answer is the same whether or not anything was booked.
         */
        post: operations["mailGuestLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open your bookings with an emailed link or code
         * @description Sets the guest’s cookie, which opens what was booked with the email that the email went to.
         */
        post: operations["enterAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether the process answers
         * @description Answers without asking the database. Whether requests can be served is what `/api/health/ready` says.
         */
        get: operations["isLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether database and migrations are in order
         * @description 503 while migrations run, the database doesn’t answer, or something that this installation needs is missing. Send requests to a server only while this answers 200. `warnings` take no server out of service.
         */
        get: operations["isReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licenses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the license of a completed booking, and whether it still counts
         * @description For everyone who knows its ID. It names no email address.
         */
        get: operations["getLicense"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licenses/{id}/certificate.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the license as a certificate to keep
         * @description A tagged PDF with a QR code that leads to the license’s page.
         */
        get: operations["getLicenseCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licenses/{id}/credentials/{sha256}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed credential of a licensed file, to keep beside it
         * @description A flattened JWS with Ed25519, for everyone who knows the license’s ID; it says nothing that the license doesn’t. The keys are at `/.well-known/reelpact-keys.json`. Only while the license is valid: a credential says that it was when it was signed, and the license says whether it is now.
         */
        get: operations["getCredential"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear what changes, as server-sent events
         * @description Events: `ready` once, `beat` now and then, `changed` with what `getLiveEvents` says of each, and `reset` when more was missed than is known. They say that something has changed, never what: ask for it. An event may come twice. The stream ends after some minutes; come back with `Last-Event-ID`, as browsers do by themselves. 204 for a caller who has nothing to hear.
         */
        get: operations["openLiveStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what has changed since you last asked
         * @description The same as the stream, for those who can’t keep a connection open. Ask every 15 seconds at most. 204 for a caller who has nothing to hear.
         */
        get: operations["getLiveEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirect a browser to the sign-in page
         * @description For links and browsers. Which page it is depends on whether a sign-in provider is configured.
         */
        get: operations["goToLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/{folder}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a public picture or video of a creator
         * @description For anyone. The content behind a name never changes, so it may be kept for good. Byte ranges are honored.
         */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your notifications, one line for each booking or conversation
         * @description Newest first, for people with an account and for guests; empty for anyone who is told nothing. They are kept for 90 days.
         */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the bookings and conversations with unread notifications
         * @description What the bell shows; 0 for anyone who is told nothing.
         */
        get: operations["countNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Some by their IDs, or all up to a moment; what isn’t yours is passed over.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/package-bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a package
         * @description The shape of the body picks the flow: payment first, or the creator’s approval first. A visitor becomes a guest, known by a cookie.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a package with its creator
         * @description For anyone, with the creator’s add-ons that can be booked with it. 404 for a package that was deleted.
         */
        get: operations["getPackage"];
        /**
         * Update a package
         * @description Only your own. Only the fields that are sent change, and a null counts as not sent. Bookings keep the package as it was when it was booked.
         */
        put: operations["updatePackage"];
        post?: never;
        /**
         * Delete a package
         * @description Only your own. Bookings keep the package as it was when it was booked. A repeat gets 404.
         */
        delete: operations["deletePackage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count an event on a creator’s public page
         * @description Sent by the page itself. Bots, the page’s owner, prefetched pages and more than 60 events a minute from one address are answered the same and not counted.
         */
        post: operations["countPageEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/sandbox/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the bank’s question about a test card (3-D Secure)
         * @description Only while no real provider is configured, after a card whose bank asks. Approved, the payment goes on; otherwise it fails and can be tried again.
         */
        post: operations["authenticateSandboxPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/sandbox/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay with a test card (only while no real provider is configured)
         * @description The only call that sees a card number, which is neither stored nor logged.
         */
        post: operations["confirmSandboxPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register-without-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account without a password, a creator page and its first package, and sign in
         * @description A link to verify the email and to set a password is mailed. The username is lowercased.
         */
        post: operations["registerWithoutVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review-links/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a review link asks for, and what it is about
         * @description A link with a password says nothing else before the password was entered.
         */
        get: operations["openReviewLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review-links/{token}/files/{uploadId}/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a watermarked preview of a file, or a picture made from it
         * @description `large` is the preview at full size, if the brand has had it made. Never the original. Byte ranges are honored. The link is asked each time, so no file outlives it.
         */
        get: operations["getSharedFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review-links/{token}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note for the brand about the newest version
         * @description The brand and the people with this link see it. The creator does once the brand has sent it, if it does.
         */
        post: operations["addReviewNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review-links/{token}/notes/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your own note
         * @description 409 once the brand has taken it over, or when a newer version has come.
         */
        put: operations["changeReviewNote"];
        post?: never;
        /**
         * Delete your own note
         * @description Somebody else’s note, or one that isn’t there any more, gets the same answer and stays as it is; 409 once the brand has taken yours over.
         */
        delete: operations["removeReviewNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review-links/{token}/reviewers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give your name at a review link
         * @description Sets a cookie that only this link’s calls get. A browser that has given a name keeps it. 400 for a wrong password, and 429 after some of them.
         */
        post: operations["enterReviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review-links/{token}/room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the versions and comments that a review link shows
         * @description Watermarked previews, what the parties have said to each other about them, and the notes of this link. 401 before somebody has given their name.
         */
        get: operations["getSharedRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries that wait for your review as a brand or guest
         * @description Across all creators, over the same bookings as `GET /api/brand/bookings`; what is due first comes first, 100 at most. A delivery is in it once every file can be viewed, and until it is answered. Empty for a caller who has none.
         */
        get: operations["getReviewQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what pages need to know of this installation
         * @description For anyone. It is the same for every caller and changes only with the server’s settings.
         */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tips/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what became of a tip
         * @description For everyone who knows its ID, and the same for all of them. It says nothing of who gave it.
         */
        get: operations["getTip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tips/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a tip back
         * @description For everyone who knows its ID, for 30 minutes after it was paid; 409 later. The money goes back to the card. A repeat changes nothing.
         */
        post: operations["undoTip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get which emails a link is about, and whether they are still sent
         * @description Changes nothing. A browser that comes for a page is sent to the one that asks.
         */
        get: operations["getSubscription"];
        put?: never;
        /**
         * Unsubscribe an address from the emails of one reason
         * @description One click, as RFC 8058 has it: mail programs send it without cookies, as a form.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/{token}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe an address again
         * @description Takes `unsubscribe` back, with the token of the same link. Nobody has to be signed in; again, it changes nothing.
         */
        post: operations["subscribeAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin an upload (tus)
         * @description Metadata: bookingId, filename, filetype. Location names the new upload.
         */
        post: operations["createUpload"];
        delete?: never;
        /**
         * Describe the tus server: versions, extensions and size limit
         * @description For anyone, as the protocol asks for it. Limits of a single booking are checked when an upload begins.
         */
        options: operations["describeUploads"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Discard an upload (tus)
         * @description Only for the creator whose upload it is. Its bytes are deleted; 409 once it is part of a version. What is never delivered is deleted after a week.
         */
        delete: operations["discardUpload"];
        options?: never;
        /**
         * Get how many bytes have arrived (tus)
         * @description Only for the creator whose upload it is: go on from this offset after an interruption. 422 with the reason when the file was refused.
         */
        head: operations["getUploadOffset"];
        /**
         * Send bytes (tus)
         * @description The last byte’s answer is 422 when the file is not what it says; the message names it.
         */
        patch: operations["sendUploadBytes"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptedFileDto: {
            /** Format: date-time */
            acceptedAt: string;
            uploadId: string;
        };
        AcceptFileDto: {
            /**
             * @description Whether the brand is content with it.
             * @example true
             */
            accepted: boolean;
        };
        /**
         * @description `none` takes a meaning away.
         * @enum {string}
         */
        AddonMeaningChoice: "none" | "faster" | "more";
        AddonMeaningDto: {
            /**
             * @description With more: how many are delivered on top.
             * @example 1
             */
            count?: number;
            /**
             * @description With faster: within how many days the content is delivered, in place of the package’s time.
             * @example 2
             */
            days?: number;
            /**
             * @description The delivery time that takes the place of the package’s; null where that stays.
             * @example 2 days
             */
            deliveryTime: string | null;
            kind: components["schemas"]["AddonMeaningKind"];
            /**
             * @description What it changes, in words.
             * @example Delivery within 2 days
             */
            text: string;
            /** @description With more: of what. */
            what?: components["schemas"]["Counted"];
        };
        AddonMeaningInputDto: {
            /** @example 1 */
            count?: number;
            /** @example 2 */
            days?: number;
            /** @description `none` takes a meaning away. */
            kind: components["schemas"]["AddonMeaningChoice"];
            what?: components["schemas"]["Counted"];
        };
        /** @enum {string} */
        AddonMeaningKind: "faster" | "more";
        AdvanceClockDto: {
            /** @example 86400 */
            advanceSeconds: number;
        };
        /**
         * @description The most that its files may be made with AI; sent empty, it doesn’t say.
         * @enum {string}
         */
        AiAnswer: "none" | "edited" | "parts" | "synthetic" | "";
        /**
         * @description The most that its files may be made with AI; null where it doesn’t say.
         * @enum {string}
         */
        AiUse: "none" | "edited" | "parts" | "synthetic";
        ApproveRequestDto: {
            /** @example Job approved by creator */
            notes?: string;
        };
        ArrangedBlockDto: {
            /** @description Kept for later, out of the way. */
            archived: boolean;
            content: components["schemas"]["BlockContentDto"];
            /** @description Whether visitors see it. */
            enabled: boolean;
            /**
             * Format: uuid
             * @description Of a stored block; a new one has none.
             */
            id?: string;
            kind: components["schemas"]["BlockKind"];
        };
        ArrangedItemDto: {
            /** @description What stays in view where the picture is cropped. Without it, what was chosen before stays. */
            focus?: components["schemas"]["FocusDto"];
            /**
             * Format: uuid
             * @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35
             */
            id: string;
            /** @example Morning coffee */
            title: string;
        };
        ArrangePortfolioDto: {
            /** @description All items, in their order. */
            items: components["schemas"]["ArrangedItemDto"][];
        };
        AskedDto: {
            /** @description Whether the creator has the message. If not, the address has to be proven first, by the link or code in the email that was sent to it. */
            confirmed: boolean;
            /**
             * Format: uuid
             * @description The conversation. Until it is confirmed, nobody can read it.
             * @example 0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70
             */
            conversationId: string;
        };
        AskExtensionDto: {
            /**
             * Format: date-time
             * @description When the content is to be due.
             * @example 2027-01-15T12:00:00.000Z
             */
            dueAt: string;
            /** @example I am away that week. */
            reason: string;
        };
        AttachmentDto: {
            /**
             * Format: uuid
             * @example 0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70
             */
            id: string;
            kind: components["schemas"]["AttachmentKind"];
            /** @example moodboard.webp */
            name: string;
            /**
             * @description Bytes.
             * @example 182044
             */
            size: number;
            /**
             * @description Where it is, for an hour. A PDF is always saved, never shown.
             * @example /api/files/eyJrIjoi.c2ln
             */
            url: string;
        };
        /** @enum {string} */
        AttachmentKind: "picture" | "pdf";
        AuthenticateSandboxPaymentDto: {
            /** @description Whether the cardholder approves the payment. */
            approved: boolean;
            /** @example pi_sandbox_1_secret_2 */
            clientSecret: string;
        };
        BankPayoutDto: {
            /**
             * @description How much. Dollars.
             * @example 150.00
             */
            amount: string;
            /**
             * Format: date-time
             * @description When it is, or was, expected at the bank.
             */
            arrivesAt: string;
            /** @description Why it failed, in the payment provider’s words. */
            failure: string | null;
            /** @example po_1 */
            id: string;
            status: components["schemas"]["BankPayoutStatus"];
        };
        /** @enum {string} */
        BankPayoutStatus: "pending" | "paid" | "failed";
        BillingDetailsDto: {
            /**
             * @description City and state
             * @example Portland, ME
             */
            city: string | null;
            /**
             * @description Country
             * @example USA
             */
            country: string | null;
            /**
             * @description Address
             * @example 12 Harbor Road
             */
            line1: string | null;
            /**
             * @description Address, second line
             * @example null
             */
            line2: string | null;
            /**
             * @description Company or full name
             * @example Northwind Coffee LLC
             */
            name: string;
            /**
             * @description Postal code
             * @example 04101
             */
            postalCode: string | null;
            /**
             * @description Tax ID
             * @example 12-3456789
             */
            taxId: string | null;
        };
        BlockContentDto: {
            accounts?: components["schemas"]["SocialEntryDto"][];
            brands?: components["schemas"]["BrandEntryDto"][];
            /** @example My links */
            heading?: string;
            links?: components["schemas"]["LinkEntryDto"][];
            questions?: components["schemas"]["FaqEntryDto"][];
            text?: string;
        };
        BlockDto: {
            /** @description Whether the other side is blocked from now on. */
            blocked: boolean;
        };
        /** @enum {string} */
        BlockKind: "reels" | "packages" | "brands" | "links" | "social" | "text" | "faq" | "ask" | "tips";
        BookAndPayDto: {
            additionalNotes?: string;
            addonIds?: string[];
            /**
             * @description Dollars. The server alone sets the price: an amount that differs is refused.
             * @example 150.00
             */
            amount?: number | string;
            /** @example Northwind Coffee */
            brandName: string;
            /**
             * Format: email
             * @example ann@example.org
             */
            contactEmail: string;
            /**
             * Format: uuid
             * @description The conversation that led to the booking. It goes on as the booking’s; one that isn’t yours, or has become a booking, is left alone.
             */
            conversationId?: string;
            /**
             * Format: uuid
             * @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35
             */
            packageId: string;
            /**
             * @description Where you will show the content. It changes no rights: those are the package’s.
             * @example [
             *       "brand_feed"
             *     ]
             */
            placements?: components["schemas"]["Placement"][];
            /** @example A film of 30 seconds about our new coffee. */
            projectDescription: string;
            /** Format: uri */
            scriptUrl?: string;
            /**
             * @description Where the visit to the page came from: utm_source, or the host of the page before. Shortened to a plain name; never refused.
             * @example instagram.com
             */
            source?: string;
            /** @description What was shown when this was sent: where it is something else by now, nothing is booked. */
            terms?: components["schemas"]["ShownTermsDto"];
            /**
             * Format: date
             * @description The day by which you would like to have it. What counts is the delivery time of the package.
             */
            wantedBy?: string;
        };
        BookedAddonDto: {
            /** Format: uuid */
            id: string;
            /** @description What it changes about the booking, as it was when it was booked. */
            meaning: components["schemas"]["AddonMeaningDto"] | null;
            name: string;
            /** @description Dollars. */
            price: number;
        };
        BookedDto: {
            /** @description What this caller can do now. */
            actions: components["schemas"]["BookingActionDto"][];
            additionalNotes: string | null;
            addons: components["schemas"]["BookedAddonDto"][];
            /**
             * @description Dollars with two decimals.
             * @example 150.00
             */
            amount: string;
            /** @example Northwind Coffee */
            brandName: string;
            /** @description What the brand sent with its brief. */
            briefFiles: components["schemas"]["AttachmentDto"][];
            /** @description Whether this caller can add files to the brief, and remove them. */
            briefFilesOpen: boolean;
            /** @description What it costs the brand to cancel now; null where it can’t be cancelled for that. */
            cancellation: components["schemas"]["CancellationDto"] | null;
            /** @description Whether this caller can open the booking. False for a repeat without the cookie that the first answer set: the booking is shown as it was made, and a mailed link opens it. */
            canOpen: boolean;
            /**
             * @description The number of its newest change: it grows with each one. A live event names it.
             * @example 7
             */
            change: number;
            /** @description The pages that confirm a step and are true now. */
            confirmations: components["schemas"]["ConfirmationScreen"][];
            /** Format: email */
            contactEmail: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the stage ends by itself.
             */
            deadlineAt: string | null;
            /**
             * @description The delivery time that was agreed: the package’s, or that of the add-on that changes it.
             * @example 2 days
             */
            deliveryTime: string;
            /**
             * Format: date-time
             * @description When the content is due.
             */
            dueAt: string | null;
            /** @example Funds Secured */
            escrowLabel: string;
            /**
             * @description How it is shown says escrowLabel.
             * @example held
             */
            escrowStatus: string;
            escrowTone: components["schemas"]["Tone"];
            /** @description While it waits for the brand’s answer. */
            extension: components["schemas"]["ExtensionRequestDto"] | null;
            /** @description Whether the booking is over. */
            final: boolean;
            flow: components["schemas"]["BookingFlow"];
            /**
             * @description The title of that page.
             * @example Content Submitted Successfully
             */
            headline: string;
            /**
             * Format: date-time
             * @description When the booking is final at the latest; null before its payment is held, and when it is over.
             */
            heldUntil: string | null;
            /** Format: uuid */
            id: string;
            /**
             * @description The stage in this caller’s words.
             * @example Ready to Review
             */
            label: string;
            /**
             * Format: date-time
             * @description The latest date to which the due date can be moved; null when it can’t be moved.
             */
            latestDueAt: string | null;
            /**
             * @deprecated
             * @description The same as `license`, by its name of the versions before 1.8.
             */
            licence: components["schemas"]["BookingLicenseDto"] | null;
            /** @description The license to the content; null until the content is approved. */
            license: components["schemas"]["BookingLicenseDto"] | null;
            money: components["schemas"]["MoneyLineDto"];
            /**
             * @description Who has to do what, as one sentence.
             * @example Review the content: approve it, ask for changes or reject it.
             */
            nextStep: string;
            /**
             * @description Whether this caller can be shown the way to tip the creator: for the brand, once the booking is completed, where the creator takes tips.
             * @example false
             */
            offersTip: boolean;
            /** @description What happens then, as one sentence. */
            onSilence: string | null;
            package: components["schemas"]["BookedPackageDto"];
            /** Format: uuid */
            packageId: string;
            /**
             * @description The page on which this caller goes on.
             * @example /brand-review/0f8fad5b-d9cb-469f-a165-70867728950e
             */
            path: string;
            /** @description Where the brand says that it will show the content; empty where it didn’t say. */
            placements: components["schemas"]["Placement"][];
            projectDescription: string;
            /**
             * Format: date-time
             * @description From when on the latest version can be approved: every file could be viewed, or a day had passed. Null while its previews are being made, and before the first version.
             */
            reviewBeganAt: string | null;
            /**
             * Format: date-time
             * @description When a new version would be due if a revision was requested now, to the minute; null when none can be.
             */
            revisionDueAt: string | null;
            revisionsLeft: number | "unlimited";
            /** @description As whom this caller sees the booking. */
            role: components["schemas"]["BookingRole"];
            /**
             * @description The label in the words of the page that shows this stage.
             * @example Awaiting Review
             */
            screenLabel: string;
            scriptUrl: string | null;
            /** @description The same as package. */
            service: components["schemas"]["BookedPackageDto"];
            /** @description While it waits for an answer. */
            settlement: components["schemas"]["SettlementProposalDto"] | null;
            /** @description Products that the brand has sent, the first one first. */
            shipments: components["schemas"]["ParcelDto"][];
            /** @description Where the brand sends the product: for the brand alone, from when it has to be sent until the booking is over. */
            shipTo: components["schemas"]["ShippingAddressDto"] | null;
            stage: components["schemas"]["BookingStage"];
            status: components["schemas"]["BookingStatus"];
            /** @description Newest first. */
            submissions: components["schemas"]["SubmissionDto"][];
            /** @description A sentence below the title. */
            subtitle: string | null;
            tab: components["schemas"]["BrandTab"];
            timeline: components["schemas"]["TimelineEntryDto"][];
            /** @description What the color of the label means. */
            tone: components["schemas"]["Tone"];
            /** @description Whose turn it is; null when nobody has to do anything. */
            turn: components["schemas"]["Turn"] | null;
            /** @description The date to look at: when the content was promised, while it is made; else the deadline. */
            until: components["schemas"]["UntilDto"] | null;
            /**
             * Format: date
             * @description The day by which the brand would like to have it; `dueAt` is what was agreed.
             */
            wantedBy: string | null;
            /** @description What comes after this; empty where there is no more to tell. */
            whatNext: components["schemas"]["WhatNextDto"][];
        };
        BookedPackageDto: {
            /** @description The most that its files may be made with AI; null where it didn’t say. */
            ai: components["schemas"]["AiUse"] | null;
            /**
             * @description What the creator keeps, in percent, when the brand cancels before a delivery.
             * @example 0
             */
            cancellationPercent: number;
            contentFormat: string | null;
            creator: components["schemas"]["CreatorCardDto"];
            /** @example 3-5 days */
            deliveryTime: string;
            description: string;
            /** Format: uuid */
            id: string;
            includes: string;
            /** @example UGC Package */
            name: string;
            /** @description Whether the brand sends a product before the work begins. */
            needsProduct: boolean;
            /**
             * @description Dollars.
             * @example 150
             */
            price: number;
            revisions: number | "unlimited";
            /** @example main */
            tier: string;
            usageRights: string | null;
        };
        BookingActionDto: {
            /** @description What follows from it, where that depends on the booking. {creator}, {brand} and {dueAt} stand for names and the date. */
            consequence: string | null;
            enabled: boolean;
            /** @example Approve & Release Payment */
            label: string;
            name: components["schemas"]["BookingActionName"];
            /** @description What has to be sent with it as it stands here: what it is about. Something older is refused. */
            names: components["schemas"]["NamedDto"];
            /** @description Which text has to come with it. */
            needs: components["schemas"]["NeededText"] | null;
            /** @description Why it cannot be used now. */
            reason: string | null;
        };
        /** @enum {string} */
        BookingActionName: "pay" | "withdraw" | "approve_request" | "decline_request" | "submit_content" | "approve_content" | "request_revision" | "reject_content" | "cancel_late" | "send_product" | "correct_shipment" | "receive_product" | "report_product" | "cancel_booking" | "extend_due_date" | "ask_extension" | "accept_extension" | "decline_extension" | "propose_settlement" | "accept_settlement" | "decline_settlement" | "withdraw_proposal" | "accept_rejection" | "contest_rejection" | "waive_revision" | "grant_revision" | "open_dispute" | "withdraw_as_creator" | "resolve_dispute" | "cancel_as_admin" | "reissue_refund" | "grant_refund";
        BookingBillingDto: {
            /** @description Null before any are saved. */
            details: components["schemas"]["BillingDetailsDto"] | null;
            /**
             * @description Whether they are this booking’s own; else they are those of the account that booked, if any.
             * @example true
             */
            isOwn: boolean;
        };
        BookingDto: {
            /** @description What this caller can do now. */
            actions: components["schemas"]["BookingActionDto"][];
            additionalNotes: string | null;
            addons: components["schemas"]["BookedAddonDto"][];
            /**
             * @description Dollars with two decimals.
             * @example 150.00
             */
            amount: string;
            /** @example Northwind Coffee */
            brandName: string;
            /** @description What the brand sent with its brief. */
            briefFiles: components["schemas"]["AttachmentDto"][];
            /** @description Whether this caller can add files to the brief, and remove them. */
            briefFilesOpen: boolean;
            /** @description What it costs the brand to cancel now; null where it can’t be cancelled for that. */
            cancellation: components["schemas"]["CancellationDto"] | null;
            /**
             * @description The number of its newest change: it grows with each one. A live event names it.
             * @example 7
             */
            change: number;
            /** @description The pages that confirm a step and are true now. */
            confirmations: components["schemas"]["ConfirmationScreen"][];
            /** Format: email */
            contactEmail: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the stage ends by itself.
             */
            deadlineAt: string | null;
            /**
             * @description The delivery time that was agreed: the package’s, or that of the add-on that changes it.
             * @example 2 days
             */
            deliveryTime: string;
            /**
             * Format: date-time
             * @description When the content is due.
             */
            dueAt: string | null;
            /** @example Funds Secured */
            escrowLabel: string;
            /**
             * @description How it is shown says escrowLabel.
             * @example held
             */
            escrowStatus: string;
            escrowTone: components["schemas"]["Tone"];
            /** @description While it waits for the brand’s answer. */
            extension: components["schemas"]["ExtensionRequestDto"] | null;
            /** @description Whether the booking is over. */
            final: boolean;
            flow: components["schemas"]["BookingFlow"];
            /**
             * @description The title of that page.
             * @example Content Submitted Successfully
             */
            headline: string;
            /**
             * Format: date-time
             * @description When the booking is final at the latest; null before its payment is held, and when it is over.
             */
            heldUntil: string | null;
            /** Format: uuid */
            id: string;
            /**
             * @description The stage in this caller’s words.
             * @example Ready to Review
             */
            label: string;
            /**
             * Format: date-time
             * @description The latest date to which the due date can be moved; null when it can’t be moved.
             */
            latestDueAt: string | null;
            /**
             * @deprecated
             * @description The same as `license`, by its name of the versions before 1.8.
             */
            licence: components["schemas"]["BookingLicenseDto"] | null;
            /** @description The license to the content; null until the content is approved. */
            license: components["schemas"]["BookingLicenseDto"] | null;
            money: components["schemas"]["MoneyLineDto"];
            /**
             * @description Who has to do what, as one sentence.
             * @example Review the content: approve it, ask for changes or reject it.
             */
            nextStep: string;
            /**
             * @description Whether this caller can be shown the way to tip the creator: for the brand, once the booking is completed, where the creator takes tips.
             * @example false
             */
            offersTip: boolean;
            /** @description What happens then, as one sentence. */
            onSilence: string | null;
            package: components["schemas"]["BookedPackageDto"];
            /** Format: uuid */
            packageId: string;
            /**
             * @description The page on which this caller goes on.
             * @example /brand-review/0f8fad5b-d9cb-469f-a165-70867728950e
             */
            path: string;
            /** @description Where the brand says that it will show the content; empty where it didn’t say. */
            placements: components["schemas"]["Placement"][];
            projectDescription: string;
            /**
             * Format: date-time
             * @description From when on the latest version can be approved: every file could be viewed, or a day had passed. Null while its previews are being made, and before the first version.
             */
            reviewBeganAt: string | null;
            /**
             * Format: date-time
             * @description When a new version would be due if a revision was requested now, to the minute; null when none can be.
             */
            revisionDueAt: string | null;
            revisionsLeft: number | "unlimited";
            /** @description As whom this caller sees the booking. */
            role: components["schemas"]["BookingRole"];
            /**
             * @description The label in the words of the page that shows this stage.
             * @example Awaiting Review
             */
            screenLabel: string;
            scriptUrl: string | null;
            /** @description The same as package. */
            service: components["schemas"]["BookedPackageDto"];
            /** @description While it waits for an answer. */
            settlement: components["schemas"]["SettlementProposalDto"] | null;
            /** @description Products that the brand has sent, the first one first. */
            shipments: components["schemas"]["ParcelDto"][];
            /** @description Where the brand sends the product: for the brand alone, from when it has to be sent until the booking is over. */
            shipTo: components["schemas"]["ShippingAddressDto"] | null;
            stage: components["schemas"]["BookingStage"];
            status: components["schemas"]["BookingStatus"];
            /** @description Newest first. */
            submissions: components["schemas"]["SubmissionDto"][];
            /** @description A sentence below the title. */
            subtitle: string | null;
            tab: components["schemas"]["BrandTab"];
            timeline: components["schemas"]["TimelineEntryDto"][];
            /** @description What the color of the label means. */
            tone: components["schemas"]["Tone"];
            /** @description Whose turn it is; null when nobody has to do anything. */
            turn: components["schemas"]["Turn"] | null;
            /** @description The date to look at: when the content was promised, while it is made; else the deadline. */
            until: components["schemas"]["UntilDto"] | null;
            /**
             * Format: date
             * @description The day by which the brand would like to have it; `dueAt` is what was agreed.
             */
            wantedBy: string | null;
            /** @description What comes after this; empty where there is no more to tell. */
            whatNext: components["schemas"]["WhatNextDto"][];
        };
        /** @enum {string} */
        BookingFlow: "pay_first" | "approve_first";
        /** @enum {string} */
        BookingGroup: "needs_you" | "waiting" | "closed";
        BookingLicenseDto: {
            /**
             * @description As in `/api/licenses/{id}`.
             * @example 9f2c4e6a8b0d1f3355779bbddff02468
             */
            id: string;
            /**
             * @description Its page, for everyone who knows the address.
             * @example https://reelpact.example/licenses/9f2c4e6a8b0d1f3355779bbddff02468
             */
            url: string;
        };
        BookingRatingDto: {
            /** @description Whether you can write your rating now, or change it. */
            canRate: boolean;
            /** @description Whether you can answer it, which can be done once. */
            canReply: boolean;
            /**
             * Format: date-time
             * @description Until when; null for a booking that isn’t rated.
             */
            endsAt: string | null;
            /** @description Whether ratings are shown, or their time is over: from then on nothing changes. */
            isClosed: boolean;
            /** @description Whether you have reported it. */
            isReported: boolean;
            /** @description What the other side has said. Null before both have written or the time is over, whether there is one or not. */
            other: components["schemas"]["RatingDto"] | null;
            /** @description What you have said; for admins what the brand has, once it is shown. */
            own: components["schemas"]["RatingDto"] | null;
            /** @description What admins have removed. */
            removed: components["schemas"]["RemovedRatingDto"][];
            /** @description Why a completed booking isn’t rated. */
            unrated: components["schemas"]["UnratedReason"] | null;
        };
        /**
         * @description As whom this caller sees the booking.
         * @enum {string}
         */
        BookingRole: "brand" | "creator" | "admin";
        /** @enum {string} */
        BookingSort: "newest" | "oldest" | "amount";
        /** @enum {string} */
        BookingStage: "unpaid" | "requested" | "accepted" | "securing" | "awaiting_product" | "in_transit" | "producing" | "revising" | "in_review" | "completed" | "contestable" | "disputed" | "declined" | "withdrawn" | "cancelled" | "cancelled_with_fee" | "payment_expired" | "request_expired" | "not_delivered" | "refunded";
        /** @enum {string} */
        BookingStatus: "pending_creator_approval" | "in_progress" | "content_submitted" | "completed" | "rejected";
        BrandEntryDto: {
            /** @example Kaffa Roasters */
            name: string;
        };
        BrandRecordDto: {
            /**
             * @description Percent of deliveries that the brand answered before the time to review ended, rounded down.
             * @example 96
             */
            answered: number | null;
            /**
             * @description Payments that the brand’s bank took back for good.
             * @example 3
             */
            chargedBack: number | null;
            /**
             * @description Disputes in which an admin gave the creator more than half of the money.
             * @example 3
             */
            disputesLost: number | null;
            /**
             * @description Completed bookings, by the brand’s approval or its silence.
             * @example 31
             */
            jobs: number | null;
            /**
             * @description Percent of bookings that the brand rejected, of those and the completed ones, rounded up.
             * @example 4
             */
            rejected: number | null;
            /**
             * @description Counted revisions per completed booking, with one decimal.
             * @example 1.4
             */
            revisionsPerJob: number | null;
        };
        /** @enum {string} */
        BrandTab: "ready" | "progress" | "pending" | "done";
        BrandTotalsDto: {
            done: number;
            groups: components["schemas"]["GroupCountsDto"];
            /** @description Requests that wait for an approval or a payment. */
            pending: number;
            progress: number;
            /** @description Content that waits for the brand’s review. */
            ready: number;
            total: number;
        };
        CancelBookingDto: {
            /**
             * @description The creator’s share in percent.
             * @example 50
             */
            creatorPercent: number;
        };
        CancellationDto: {
            /**
             * @description Dollars.
             * @example 120.00
             */
            brandGets: string;
            /**
             * @description Dollars, before the platform’s fee.
             * @example 30.00
             */
            creatorGets: string;
            /**
             * @description The creator’s share in percent.
             * @example 20
             */
            creatorPercent: number;
        };
        CaptionsDto: {
            /** @example morning.vtt */
            fileName: string;
            /**
             * @description WebVTT.
             * @example WEBVTT
             *
             *     00:01.000 --> 00:03.000
             *     Good morning!
             */
            text: string;
        };
        /** @enum {string} */
        Category: "Lifestyle" | "Beauty & Skincare" | "Fashion" | "Food & Beverage" | "Fitness & Health" | "Tech & Gadgets" | "Home & Decor" | "Travel" | "Parenting" | "Business & Finance";
        ChangeStatusDto: {
            status: components["schemas"]["BookingStatus"];
        };
        ClockDto: {
            /**
             * Format: date-time
             * @description The product’s time.
             */
            now: string;
        };
        /**
         * @description The pages that confirm a step and are true now.
         * @enum {string}
         */
        ConfirmationScreen: "request-submitted" | "payment-success" | "content-submitted" | "content-approved";
        ConfirmSandboxPaymentDto: {
            card: components["schemas"]["SandboxCardDto"];
            /** @example pi_sandbox_1_secret_2 */
            clientSecret: string;
        };
        ContentBlockDto: {
            /**
             * @description The most that its files may be made with AI; sent empty, it doesn’t say.
             * @example edited
             */
            ai?: components["schemas"]["AiAnswer"];
            /**
             * @description What the creator keeps, in percent, when a brand cancels before a delivery; 0 when it is not given.
             * @example 20
             */
            cancellationPercent?: number;
            contentFormat?: components["schemas"]["ContentFormatWord"];
            /** @example 3-5 days */
            deliveryTime?: string;
            /** @example Three photos of your product */
            description?: string;
            /**
             * @description At most 2 characters.
             * @example 📦
             */
            emoji?: string;
            enabled: boolean;
            /** @description The editor’s own id of the block. */
            id?: string;
            /**
             * @example • 3 photos
             *     • Basic editing
             */
            includes?: string;
            /** @description What an add-on changes. One whose name says a delivery time or a number of files needs the meaning that fits it. */
            meaning?: components["schemas"]["AddonMeaningInputDto"];
            /** @description Whether the brand sends a product before the work begins; not when it is not given. The delivery time starts when it arrives. */
            needsProduct?: boolean;
            /**
             * @description Dollars, with at most two decimals.
             * @example 150
             */
            price?: number | string;
            /** @example 2 */
            revisions?: number | "unlimited";
            /** @example UGC Package */
            title: string;
            type: components["schemas"]["ContentBlockType"];
            usageRights?: components["schemas"]["UsageRightsWord"];
            /** @description Stands above `includes`. Sent empty, there is none. */
            whatIncluded?: string;
        };
        /** @enum {string} */
        ContentBlockType: "package" | "tip" | "addon" | "portfolio";
        /** @enum {string} */
        ContentFormat: "photos" | "videos" | "photos_videos" | "reels" | "stories" | "tiktoks";
        /** @enum {string} */
        ContentFormatWord: "photos" | "videos" | "photos_videos" | "reels" | "stories" | "tiktoks" | "both" | "photos-videos";
        /** @enum {string} */
        ContentKind: "video" | "image";
        ConversationDto: {
            /** @description Whether this caller has blocked the other side. */
            blocked: boolean;
            /**
             * Format: uuid
             * @description The booking that it is about.
             */
            bookingId: string | null;
            /**
             * Format: email
             * @description The email that the brand has given, for the brand alone; null for everyone else.
             */
            brandEmail: string | null;
            /** @example Fernwood */
            brandName: string;
            /** @description Why this caller can’t write in it; null when they can. */
            closed: string | null;
            /**
             * Format: uuid
             * @example 0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70
             */
            creatorId: string;
            /** @example Noor Haddad */
            creatorName: string;
            /** @example noor */
            creatorUsername: string;
            /**
             * Format: uuid
             * @example 0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70
             */
            id: string;
            /** Format: date-time */
            lastAt: string;
            /** @description The number of the newest message; 0 when there is none. */
            lastSeq: number;
            /** @description Up to which message the other side has read. */
            otherReadSeq: number;
            /**
             * Format: uuid
             * @description The package that was asked about.
             */
            packageId: string | null;
            /** @example Single Reel */
            packageName: string | null;
            /** @description The beginning of the newest message, in lists. */
            preview: string | null;
            /** @description Up to which message this caller has read. */
            readSeq: number;
            /** @description As whom this caller reads it. */
            role: components["schemas"]["BookingRole"];
            /** @description How many messages of the other side this caller hasn’t read. */
            unread: number;
        };
        CorrectShipmentDto: {
            /** @example UPS */
            carrier?: string;
            /**
             * @description The number of the parcel that is spoken of; an older one is refused.
             * @example 1
             */
            shipment?: number;
            /** @example 1Z999AA10123456784 */
            tracking?: string;
        };
        /**
         * @description With more: of what.
         * @enum {string}
         */
        Counted: "photos" | "videos" | "files";
        CreatedItemDto: {
            /** Format: uuid */
            id: string;
        };
        CreatePaymentDto: {
            /**
             * @description Dollars; refused when it is not the booking’s amount.
             * @example 150.00
             */
            amount?: number | string;
            /**
             * Format: uuid
             * @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12
             */
            bookingId: string;
        };
        CreatorCardDto: {
            bookingFlow: components["schemas"]["BookingFlow"];
            /** @example Sophia Reyes */
            displayName: string;
            /** Format: uuid */
            id: string;
            profilePicture: string | null;
            /** @example sophiacreates */
            username: string;
        };
        CreatorDashboardDto: {
            /** @description Newest first; the next page is named in `Link`. */
            bookings: components["schemas"]["BookingDto"][];
            creator: components["schemas"]["CreatorDto"] | null;
            packages: components["schemas"]["OfferedPackageDto"][];
            totals: components["schemas"]["DashboardTotalsDto"];
        };
        CreatorDto: {
            /**
             * Format: date
             * @description The last day on which they take no work; null when they are here. They can be booked meanwhile.
             * @example 2026-12-24
             */
            awayUntil: string | null;
            bio: string | null;
            /** @description What the page is made of, in its order. */
            blocks: components["schemas"]["PageBlockDto"][];
            bookingFlow: components["schemas"]["BookingFlow"];
            /** @description The picture that a shared link shows. */
            cardUrl: string | null;
            /** @example Food & Beverage */
            category: string | null;
            /** @description What stays in view where the cover is cropped. */
            coverFocus: components["schemas"]["FocusDto"];
            /** @description The sizes of the cover. */
            coverPicture: components["schemas"]["PictureDto"] | null;
            /** @description The photo above the page. */
            coverUrl: string | null;
            design: components["schemas"]["PageDesignDto"];
            /** @example Sophia Reyes */
            displayName: string;
            /** Format: uuid */
            id: string;
            instagramUsername: string | null;
            /**
             * @description The same as displayName.
             * @example Sophia Reyes
             */
            name: string;
            packages: components["schemas"]["OfferedPackageDto"][];
            /** @description The sizes of the profile picture. */
            picture: components["schemas"]["PictureDto"] | null;
            portfolioItems: components["schemas"]["PortfolioItemDto"][];
            profileImageUrl: string | null;
            /** @description The same as profileImageUrl. */
            profilePicture: string | null;
            proof: components["schemas"]["ProofDto"];
            /** @description One line under the name. */
            tagline: string | null;
            /** @example sophiacreates */
            username: string;
        };
        CreatorRatingsDto: {
            /**
             * @description The means of each question; null together with the stars.
             * @example {
             *       "brief": 5,
             *       "quality": 4,
             *       "communication": 5
             *     }
             */
            answers: {
                [key: string]: number;
            } | null;
            /** @description The newest first; empty as long as there are no stars. */
            list: components["schemas"]["PublicRatingDto"][];
            /**
             * @description How many ratings that is the mean of; null together with it.
             * @example 12
             */
            ratings: number | null;
            /**
             * @description How many ratings were removed by admins.
             * @example 0
             */
            removed: number;
            /**
             * @description The mean of all answers in tenths, rounded down; null with fewer than 3 ratings.
             * @example 4.8
             */
            stars: number | null;
        };
        CredentialDto: {
            /**
             * @description What is signed, in Base64url: a JSON object with `version`, `license`, `file`, `creator`, `brand`, `package`, `usage`, `releasedAt` and `issuedAt`.
             * @example eyJ2ZXJzaW9uIjoxfQ
             */
            payload: string;
            /**
             * @description The header, in Base64url: `alg` is `EdDSA`, `kid` names the key, `typ` is `reelpact-credential+json`.
             * @example eyJhbGciOiJFZERTQSJ9
             */
            protected: string;
            /**
             * @description The Ed25519 signature of `protected`, a dot and `payload`, in Base64url.
             * @example hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg
             */
            signature: string;
        };
        DashboardTotalsDto: {
            completed: number;
            /**
             * @description The creator’s gross share of released and split bookings, dollars.
             * @example 450.00
             */
            earnings: string;
            groups: components["schemas"]["GroupCountsDto"];
            /** @description Bookings the creator has seen. */
            orders: number;
            /** @description Share of finished bookings that were completed, in percent. */
            successRate: number;
            topPackages: components["schemas"]["PackageOrdersDto"][];
            /** @description Requests that wait for the creator’s answer. */
            waiting: number;
        };
        DayNumbersDto: {
            /** @description Bookings made in these days that the creator has seen. */
            bookings: number;
            /** @description How often the booking form was opened. */
            bookingStarts: number;
            /**
             * Format: date
             * @description In UTC.
             * @example 2026-11-22
             */
            day: string;
            /**
             * @description What these bookings have earned so far: the creator’s gross share, dollars.
             * @example 450.00
             */
            money: string;
            packageClicks: number;
            /** @description Those of them for which a card was charged. */
            paidBookings: number;
            reelPlays: number;
            views: number;
            /** @description Told apart within one day; of several days, the visitors of each added up. */
            visitors: number;
        };
        /**
         * @description Why the card was declined, in the words of Stripe’s error codes.
         * @enum {string}
         */
        DeclineCode: "card_declined" | "expired_card" | "incorrect_cvc" | "invalid_expiry_year" | "payment_intent_authentication_failure" | "processing_error";
        DemoDto: {
            /** Format: email */
            brandEmail: string;
            /**
             * @description The username of the sample creator.
             * @example sophiacreates
             */
            sampleCreator: string;
        };
        /** @enum {string} */
        DemoRole: "creator" | "brand";
        DemoSignInDto: {
            as: components["schemas"]["DemoRole"];
        };
        DirectoryChoicesDto: {
            /**
             * @description The last day on which you take no work, at most 90 days ahead; empty when you are here.
             * @example 2026-12-24
             */
            awayUntil?: string;
            /**
             * @description A code of two letters (ISO 3166); empty for none.
             * @example pt
             */
            country?: string;
            /**
             * @example [
             *       "en",
             *       "pt"
             *     ]
             */
            languages?: string[];
            /** @description Whether to be in the directory. */
            listed?: boolean;
            /**
             * @example [
             *       "food-beverage"
             *     ]
             */
            niches?: string[];
            /** @description Whether search engines may list your page. */
            searchEngines?: boolean;
            /**
             * @example [
             *       "on-camera"
             *     ]
             */
            styles?: string[];
        };
        DirectoryEntryDto: {
            /** @example Portugal */
            country: string | null;
            /**
             * @description Of that package.
             * @example 3-5 days
             */
            deliveryTime: string;
            displayName: string;
            /** Format: uuid */
            id: string;
            /**
             * @example [
             *       "English"
             *     ]
             */
            languages: string[];
            /**
             * @example [
             *       "Food & Beverage"
             *     ]
             */
            niches: string[];
            picture: components["schemas"]["PictureDto"] | null;
            /** @description Of the first piece of their portfolio. */
            poster: string | null;
            posterPicture: components["schemas"]["PictureDto"] | null;
            /**
             * @description Of the cheapest package that can be booked, dollars.
             * @example 95
             */
            priceFrom: number;
            profilePicture: string | null;
            proof: components["schemas"]["ProofDto"];
            tagline: string | null;
            /** @example sophiacreates */
            username: string;
        };
        DirectoryFacetDto: {
            /** @example niche */
            facet: string;
            /** @example Niche */
            label: string;
            values: components["schemas"]["FacetValueDto"][];
        };
        DirectoryRankingDto: {
            /**
             * @description The least points of each band, the best first.
             * @example [
             *       85,
             *       75,
             *       65,
             *       50,
             *       0
             *     ]
             */
            bands: number[];
            parts: components["schemas"]["RankingPartDto"][];
            /**
             * @description Within a band creators take turns: the order goes on by so many seconds.
             * @example 3600
             */
            turnSeconds: number;
        };
        DirectoryRemovalDto: {
            /** Format: date-time */
            decidedAt: string | null;
            /** @description Which content it is about. */
            note: string;
            /** Format: date-time */
            objectedAt: string | null;
            /** @description What the creator says to it. */
            objection: string | null;
            /** @description What was decided about the objection; null until then. */
            outcome: components["schemas"]["RemovalOutcome"] | null;
            /** @description The reasons for that. */
            outcomeNote: string | null;
            /** Format: date-time */
            removedAt: string;
            rule: components["schemas"]["RemovalRule"];
            /**
             * @description The rule, in words.
             * @example Show only work that you made or may show
             */
            ruleText: string;
        };
        DocumentDto: {
            /**
             * @description Dollars. Of a fee statement the fees; below zero when more was returned than taken.
             * @example 150.00
             */
            amount: string;
            /**
             * Format: uuid
             * @description Null for what sums up a month, and for what is about a tip.
             */
            bookingId: string | null;
            /** @description The document that it replaces. */
            corrects: components["schemas"]["NamedDocumentDto"] | null;
            /** @example usd */
            currency: string;
            /**
             * Format: date-time
             * @description When it was issued.
             */
            date: string;
            /** @description As the PDF shows them. */
            facts: components["schemas"]["DocumentFactDto"][];
            /**
             * Format: uuid
             * @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35
             */
            id: string;
            kind: components["schemas"]["DocumentKind"];
            /**
             * @example [
             *       "This is not a tax invoice."
             *     ]
             */
            notes: string[];
            /**
             * @description Gapless in each series and year.
             * @example R-2026-000123
             */
            number: string;
            parties: components["schemas"]["DocumentPartyDto"][];
            /**
             * @description The PDF.
             * @example /api/documents/01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35.pdf
             */
            pdfUrl: string;
            /**
             * @description The document’s data as JSON, written once: the very text that the sum is of.
             * @example {"id": "01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35", "kind": "receipt", "number": "R-2026-000123"}
             */
            record: string;
            /**
             * @description Whether this reader can have it reissued with other billing details.
             * @example true
             */
            reissuable: boolean;
            /**
             * @description The number of the document that replaces it; null for the newest form.
             * @example null
             */
            replacedBy: string | null;
            /** @description They sum to the total. */
            rows: components["schemas"]["DocumentRowDto"][];
            /**
             * @description SHA-256 of `record` in UTF-8, in hexadecimal.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
            /**
             * @description What it is about, in a few words: the package, the tip, or the month.
             * @example Single Reel
             */
            subject: string | null;
            /**
             * @description The kind as people read it.
             * @example Receipt
             */
            title: string;
            total: components["schemas"]["DocumentTotalDto"];
        };
        DocumentFactDto: {
            /** @example Paid by */
            label: string;
            /** @example Visa ending in 4242 */
            text: string;
        };
        /** @enum {string} */
        DocumentKind: "receipt" | "credit_note" | "fee_statement" | "payout_slip" | "tip_receipt" | "tip_credit_note";
        DocumentPartyDto: {
            /** @example Billed to */
            label: string;
            /**
             * @example [
             *       "Northwind Coffee",
             *       "12 Harbor Road",
             *       "Tax ID: 12-3456789"
             *     ]
             */
            lines: string[];
        };
        DocumentRowDto: {
            /**
             * @description As people read it.
             * @example $150.00
             */
            amount: string;
            /** @example null */
            detail: string | null;
            /** @example Single Reel */
            label: string;
        };
        DocumentSummaryDto: {
            /**
             * @description Dollars. Of a fee statement the fees; below zero when more was returned than taken.
             * @example 150.00
             */
            amount: string;
            /**
             * Format: uuid
             * @description Null for what sums up a month, and for what is about a tip.
             */
            bookingId: string | null;
            /** @description The document that it replaces. */
            corrects: components["schemas"]["NamedDocumentDto"] | null;
            /** @example usd */
            currency: string;
            /**
             * Format: date-time
             * @description When it was issued.
             */
            date: string;
            /**
             * Format: uuid
             * @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35
             */
            id: string;
            kind: components["schemas"]["DocumentKind"];
            /**
             * @description Gapless in each series and year.
             * @example R-2026-000123
             */
            number: string;
            /**
             * @description The PDF.
             * @example /api/documents/01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35.pdf
             */
            pdfUrl: string;
            /**
             * @description Whether this reader can have it reissued with other billing details.
             * @example true
             */
            reissuable: boolean;
            /**
             * @description The number of the document that replaces it; null for the newest form.
             * @example null
             */
            replacedBy: string | null;
            /**
             * @description What it is about, in a few words: the package, the tip, or the month.
             * @example Single Reel
             */
            subject: string | null;
            /**
             * @description The kind as people read it.
             * @example Receipt
             */
            title: string;
        };
        DocumentTotalDto: {
            /**
             * @description As people read it.
             * @example $150.00
             */
            amount: string;
            /** @example Paid */
            label: string;
        };
        DueDateDto: {
            /**
             * Format: date-time
             * @description When the content is to be due.
             * @example 2027-01-15T12:00:00.000Z
             */
            dueAt: string;
        };
        EditMessageDto: {
            /** @example Could you film it outside? */
            body: string;
        };
        EmailDto: {
            /**
             * Format: email
             * @example ann@example.org
             */
            email: string;
        };
        /** @enum {string} */
        EmailKind: "booking" | "message" | "admin" | "verify-email" | "reset-password" | "guest-link" | "account-link" | "change-email" | "undo-email" | "email-taken" | "remove-factor" | "confirm-message" | "webhook-off" | "account-event" | "tip" | "tip-refunded" | "directory-removed" | "directory-decided";
        EnterReviewLinkDto: {
            /** @example Tom Weaver */
            name: string;
            /**
             * @description Where the link has one.
             * @example spring-launch
             */
            password?: string;
        };
        ExtensionRequestDto: {
            /**
             * Format: date-time
             * @description After it the request lapses.
             */
            answerBy: string;
            /**
             * Format: date-time
             * @description When the content would be due.
             */
            dueAt: string;
            /** @example 1 */
            number: number;
            reason: string;
        };
        FacetValueDto: {
            /**
             * @description Creators in the whole directory, rounded down, at most an hour old; null for fewer than ten.
             * @example 120
             */
            creators: number | null;
            /** @example Food & Beverage */
            label: string;
            /**
             * @description As it stands in addresses.
             * @example food-beverage
             */
            value: string;
        };
        FaqEntryDto: {
            /** @example Each package names its usage rights. They start when you approve the content. */
            answer: string;
            /** @example What may I do with the content? */
            question: string;
        };
        FeedbackDto: {
            feedback?: string;
            /**
             * Format: uuid
             * @description The version that was looked at; a stale one is refused.
             */
            submissionId?: string;
            /** @description The number of the version that was looked at, in place of its ID; a stale one is refused. */
            version?: number;
        };
        FocusDto: {
            /**
             * @description Whole percent from the left.
             * @example 50
             */
            x: number;
            /**
             * @description Whole percent from the top.
             * @example 50
             */
            y: number;
        };
        FrameRateDto: {
            /** @example 1001 */
            den: number;
            /** @example 30000 */
            num: number;
        };
        GiveTipDto: {
            /**
             * @description Dollars with at most two decimals, from $2.00 to $500.00.
             * @example 5.00
             */
            amount: number | string;
            /**
             * @example usd
             * @enum {string}
             */
            currency?: "usd";
            /**
             * Format: email
             * @example mia@example.org
             */
            email: string;
            /**
             * @description For the creator alone.
             * @example Loved the reel about tea.
             */
            message?: string;
            /**
             * @description For the creator alone.
             * @example Mia
             */
            name?: string;
        };
        GroupCountsDto: {
            /** @description Bookings that are over. */
            closed: number;
            /** @description Bookings in which it is your turn. */
            needs_you: number;
            /** @description Open bookings that wait for somebody else. */
            waiting: number;
        };
        HealthDto: {
            /** @example ok */
            status: string;
        };
        HistoryEntryDto: {
            /** @example creator */
            actor: string;
            /** Format: date-time */
            at: string;
            /** @description The creator’s share, in percent, that was proposed, agreed on or decided. */
            creatorPercent: number | null;
            /**
             * Format: date-time
             * @description A due date that was asked for or agreed on.
             */
            dueAt: string | null;
            /** @example CREATOR_APPROVED */
            event: string;
            from: components["schemas"]["BookingStage"] | null;
            /** @description Why content was rejected; null where that wasn’t said. */
            ground: components["schemas"]["RejectionGround"] | null;
            note: string | null;
            to: components["schemas"]["BookingStage"];
        };
        HoldDto: {
            code: components["schemas"]["PayoutHold"];
            /** @example Please set up payouts: we need to know where to send your money. */
            message: string;
        };
        InsightsDto: {
            /** @description The same of as many days before. */
            before: components["schemas"]["PageNumbersDto"];
            /** @description Every day of the period, the oldest first. */
            byDay: components["schemas"]["DayNumbersDto"][];
            /** @description Links and accounts, the most opened first; at most 100. */
            byLink: components["schemas"]["LinkNumbersDto"][];
            /** @description What earned most first; at most 100. */
            byPackage: components["schemas"]["PackageNumbersDto"][];
            /** @description What earned most first; at most 50. */
            bySource: components["schemas"]["SourceNumbersDto"][];
            /** @enum {integer} */
            days: 7 | 28 | 90;
            /** @description Whether anyone has ever been counted on this page. */
            everVisited: boolean;
            /**
             * Format: date
             * @description The first day, in UTC.
             * @example 2026-10-26
             */
            from: string;
            /** @description Tips of the period that were not refunded; no part of the other numbers. */
            tips: components["schemas"]["TipNumbersDto"];
            /**
             * Format: date
             * @description Today, in UTC.
             * @example 2026-11-22
             */
            to: string;
            totals: components["schemas"]["PageNumbersDto"];
        };
        KeepInternalDto: {
            /**
             * @description Whether it stays with the brand, or is sent with its drafts.
             * @example true
             */
            internal: boolean;
        };
        KeptBillingDto: {
            /** @description Null before any are saved. */
            details: components["schemas"]["BillingDetailsDto"] | null;
        };
        LargePreviewDto: {
            /**
             * @description Pixels that it has, or would have.
             * @example 1920
             */
            height: number;
            /** @description What it shows, that it is being made, or why it can’t be. */
            note: string | null;
            /** @description `none` until the brand asks for it with `orderLargePreview`. */
            status: components["schemas"]["LargePreviewStatus"];
            /** @description Where it is, once it is ready: exactly the frames of playUrl, with a fainter watermark. */
            url: string | null;
            /**
             * @description Pixels that it has, or would have.
             * @example 1080
             */
            width: number;
        };
        /**
         * @description `none` until the brand asks for it with `orderLargePreview`.
         * @enum {string}
         */
        LargePreviewStatus: "none" | "pending" | "ready" | "failed";
        LicensedFileDto: {
            /**
             * @description What its creator stated of AI in it; null where nothing was stated.
             * @example none
             */
            ai: components["schemas"]["AiUse"] | null;
            /**
             * @description The file’s credential, signed, to keep beside it; null unless the license is valid.
             * @example https://reelpact.example/api/licenses/9f2c4e6a8b0d1f3355779bbddff02468/credentials/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            credentialUrl: string | null;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "image" | "video";
            /** @example reel.mp4 */
            name: string;
            /**
             * @description SHA-256 of the file’s bytes, in hexadecimal.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
            /**
             * @description Bytes.
             * @example 18432001
             */
            size: number;
        };
        LicenseDto: {
            /**
             * @description Who may use the content.
             * @example Northwind Coffee
             */
            brand: string;
            /**
             * @description The certificate, as a PDF.
             * @example https://reelpact.example/api/licenses/9f2c4e6a8b0d1f3355779bbddff02468/certificate.pdf
             */
            certificateUrl: string;
            /**
             * @description Who made it.
             * @example Sophia Reyes
             */
            creator: string;
            /**
             * @description The creator’s username as it is now; null once the account is deleted.
             * @example sophiacreates
             */
            creatorUsername: string | null;
            /** @description The original files of that version. */
            files: components["schemas"]["LicensedFileDto"][];
            /**
             * @description Anyone who knows it may read the license.
             * @example 9f2c4e6a8b0d1f3355779bbddff02468
             */
            id: string;
            /**
             * Format: date-time
             * @description When the content was approved.
             */
            issuedAt: string;
            /** @description The same as the certificate shows it. */
            lines: components["schemas"]["LicenseLineDto"][];
            /**
             * @description The package that was booked.
             * @example Single Reel
             */
            packageName: string;
            /**
             * @description What the brand may do with the content.
             * @example On the brand’s social media
             */
            rights: string;
            /** @description Whether it counts now: suspended while a card network reviews the payment, revoked when the payment was charged back or refunded in full. */
            standing: components["schemas"]["LicenseStanding"];
            /**
             * @description Why, as one sentence.
             * @example The content may be used as stated here.
             */
            standingText: string;
            /**
             * @description The standing as people read it.
             * @example Valid
             */
            standingTitle: string;
            /**
             * @description For how long; null when the package doesn’t say.
             * @example Without an end date
             */
            term: string | null;
            /**
             * @description Where; null when the package doesn’t say.
             * @example Worldwide
             */
            territory: string | null;
            /**
             * @description Its page, for people.
             * @example https://reelpact.example/licenses/9f2c4e6a8b0d1f3355779bbddff02468
             */
            url: string;
            /**
             * @description The delivered version that was approved.
             * @example 1
             */
            version: number;
        };
        LicenseLineDto: {
            /** @example Usage rights */
            label: string;
            /** @example On the brand’s social media */
            text: string;
        };
        /**
         * @description Whether it counts now: suspended while a card network reviews the payment, revoked when the payment was charged back or refunded in full.
         * @enum {string}
         */
        LicenseStanding: "valid" | "suspended" | "revoked";
        LinkEntryDto: {
            /**
             * @description Its picture: what `addLinkPicture` has answered. Without it, the link has none.
             * @example /api/media/links/Zx3kP0q9bT1w.webp
             */
            pictureUrl?: string;
            /** @example My newsletter */
            title: string;
            /** @example https://example.org/letters */
            url: string;
        };
        LinkNumbersDto: {
            clicks: number;
            /** @description What the page calls it now; null for an account, and for what is gone from the page. */
            title: string | null;
            /** @example https://northwind.test/shop */
            url: string;
        };
        LinkPictureDto: {
            /**
             * @description For the `pictureUrl` of a link.
             * @example /api/media/links/Zx3kP0q9bT1w.webp
             */
            url: string;
        };
        LinkProofDto: {
            /** @example 042517 */
            code?: string;
            /**
             * Format: email
             * @description With `code`.
             */
            email?: string;
            /**
             * @description From the mailed link.
             * @example q8rZ1mT5vXw3
             */
            token?: string;
        };
        LinkTokenDto: {
            /**
             * @description From the mailed link.
             * @example q8rZ1mT5vXw3
             */
            token: string;
        };
        ListedPackageDto: {
            /**
             * @description The most that its files may be made with AI; sent empty, it doesn’t say.
             * @example edited
             */
            ai?: components["schemas"]["AiAnswer"];
            /**
             * @description Kept for later: nobody else sees it, and it can’t be booked. Not for the main package.
             * @example false
             */
            archived?: boolean;
            /**
             * @description What the creator keeps, in percent, when a brand cancels before a delivery; 0 when it is not given.
             * @example 20
             */
            cancellationPercent?: number;
            contentFormat?: components["schemas"]["ContentFormatWord"];
            /** @example 3-5 days */
            deliveryTime?: string;
            /** @example Three photos of your product */
            description?: string;
            /**
             * @description At most 2 characters.
             * @example 📦
             */
            emoji?: string;
            /**
             * Format: uuid
             * @description Of a package that is changed; a new one has none.
             */
            id?: string;
            /**
             * @example • 3 photos
             *     • Basic editing
             */
            includes?: string;
            /** @description What an add-on changes. One whose name says a delivery time or a number of files needs the meaning that fits it. */
            meaning?: components["schemas"]["AddonMeaningInputDto"];
            /** @example UGC Package */
            name: string;
            /** @description Whether the brand sends a product before the work begins; not when it is not given. The delivery time starts when it arrives. */
            needsProduct?: boolean;
            /**
             * @description Dollars, with at most two decimals.
             * @example 150
             */
            price: number | string;
            /** @example 2 */
            revisions?: number | "unlimited";
            /** @example basic */
            tier?: string;
            usageRights?: components["schemas"]["UsageRightsWord"];
            /** @description Stands above `includes`. Sent empty, there is none. */
            whatIncluded?: string;
        };
        ListingCheckDto: {
            /** @enum {string} */
            check: "choice" | "email" | "picture" | "packages" | "portfolio" | "active" | "here" | "allowed";
            /** @example You have a profile picture */
            label: string;
            met: boolean;
        };
        LiveEventDto: {
            /**
             * @description Of a booking: the number of its newest change. Who has read a `change` as high needn’t ask.
             * @example 7
             */
            change?: number;
            /** @description What has changed. */
            kind: components["schemas"]["LiveKind"];
            /**
             * @description Of a conversation: the number of its newest message.
             * @example 3
             */
            lastSeq?: number;
            /** @description Of a conversation: the side that has read it up to `readSeq`. */
            readBy?: components["schemas"]["Party"];
            /** @example 3 */
            readSeq?: number;
            /**
             * @description Which one: the ID of a booking or of a conversation; empty where there is only one.
             * @example 1f0c2a34-0000-4000-8000-000000000000
             */
            subject: string;
        };
        /**
         * @description What has changed.
         * @enum {string}
         */
        LiveKind: "booking" | "review" | "conversation" | "notifications";
        LiveNewsDto: {
            events: components["schemas"]["LiveEventDto"][];
            /**
             * @description To be sent as `after` the next time.
             * @example 81214-1795000000
             */
            mark: string;
            /** @description Whether more has changed than is known here: load everything again. */
            reset: boolean;
        };
        LoginDto: {
            /**
             * Format: email
             * @example creator@demo.reelpact.test
             */
            email: string;
            /** @example reelpact-demo */
            password: string;
        };
        MailDto: {
            /** @description As plain text. */
            body: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The same as HTML; it loads nothing. Empty for an email of an older version. */
            html: string;
            /** Format: uuid */
            id: string;
            subject: string;
            to: string;
        };
        MailPreviewDto: {
            body: string;
            html: string;
            kind: components["schemas"]["EmailKind"];
            /** @description What it is sent for, such as a stage, an event or a reminder. */
            name: string;
            /** @description Whether it is for an address that is known to be the reader’s. */
            proven: boolean;
            /** @description Null for the owner of the address. */
            reader: components["schemas"]["Reader"] | null;
            subject: string;
        };
        MediaFactsDto: {
            /**
             * @description Null for images.
             * @example 12012
             */
            durationMs: number | null;
            /** @description Frames per second as an exact fraction; frame n is seen at (n + 0.5) / fps. Null for images. */
            fps: components["schemas"]["FrameRateDto"] | null;
            /**
             * @description Null for images.
             * @example 360
             */
            frameCount: number | null;
            hasAudio: boolean;
            /**
             * @description Pixels.
             * @example 1280
             */
            height: number;
            /**
             * @description Pixels.
             * @example 720
             */
            width: number;
        };
        MessageDto: {
            attachments: components["schemas"]["AttachmentDto"][];
            /** @example Could you film it in daylight? */
            body: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when this caller can edit it; null for what is not theirs, or too old.
             */
            editableUntil: string | null;
            /** Format: date-time */
            editedAt: string | null;
            /**
             * Format: uuid
             * @example 0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70
             */
            id: string;
            /** @description Whose it is. */
            party: components["schemas"]["Party"];
            /**
             * @description Its number in the conversation, from 1 without gaps.
             * @example 1
             */
            seq: number;
        };
        MissingPartDto: {
            /**
             * @description How many of them there are.
             * @example 2
             */
            delivered: number;
            /**
             * @description How many were promised.
             * @example 10
             */
            promised: number;
            what: components["schemas"]["Counted"];
        };
        MoneyLineDto: {
            /** @description How many of paid in, held, approved, paid out are done. */
            done: number;
            /** @description Whether a card network’s review has stopped it. */
            frozen: boolean;
            /** @description Whether the money went, or is going, back to the brand, or will never come. */
            returned: boolean;
            /** @description Whether the card is authorized or charged. */
            secured: boolean;
            /** @example The payment is held securely until the content is approved. */
            text: string;
        };
        NamedDocumentDto: {
            /**
             * Format: uuid
             * @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35
             */
            id: string;
            /** @example R-2026-000122 */
            number: string;
        };
        NamedDto: {
            /**
             * @description The creator’s share in percent.
             * @example 40
             */
            creatorPercent?: number;
            /** Format: date-time */
            dueAt?: string;
            /**
             * @description Of a request for more time, or of a proposal.
             * @example 1
             */
            number?: number;
            /**
             * @description Of a parcel.
             * @example 1
             */
            shipment?: number;
        };
        NamedExtensionDto: {
            /**
             * Format: date-time
             * @description When the content is to be due.
             * @example 2027-01-15T12:00:00.000Z
             */
            dueAt: string;
            /**
             * @description The number of the request or the proposal that is answered; an older one is refused.
             * @example 1
             */
            number: number;
        };
        NamedOfferDto: {
            /**
             * @description The number of the request or the proposal that is answered; an older one is refused.
             * @example 1
             */
            number: number;
        };
        NamedProposalDto: {
            /**
             * @description The creator’s share in percent.
             * @example 50
             */
            creatorPercent: number;
            /**
             * @description The number of the request or the proposal that is answered; an older one is refused.
             * @example 1
             */
            number: number;
        };
        /**
         * @description Which text has to come with it.
         * @enum {string}
         */
        NeededText: "reason" | "feedback";
        NewAttachmentDto: {
            /**
             * @description A picture or PDF as a data URL, 5 MB at most. Pictures are redrawn, upright and without metadata.
             * @example data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK
             */
            data: string;
            /**
             * @description The file’s name.
             * @example moodboard.jpg
             */
            name: string;
        };
        NewLinkPictureDto: {
            /**
             * @description A data URL of a picture of at most 5 MB.
             * @example data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
             */
            image: string;
        };
        NewMessageDto: {
            /**
             * @description Files that were attached before.
             * @example []
             */
            attachmentIds?: string[];
            /**
             * @description Can be left out when something is attached.
             * @example Could you film it in daylight?
             */
            body?: string;
            /**
             * @description Your own name of the message. Sent again under it, nothing is added, and the answer is the first one’s.
             * @example b7c1f0
             */
            key?: string;
        };
        NewPhotoDto: {
            /**
             * @description A data URL of a picture of at most 5 MB.
             * @example data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
             */
            image: string;
            /** @example Morning coffee */
            title: string;
        };
        NewReviewLinkDto: {
            /**
             * @example 14
             * @enum {integer}
             */
            days: 3 | 14 | 30 | 90;
            /** @example Legal */
            label: string;
            /** @description `internal`: the notes stay with the brand. `draft`: they are sent with its drafts, once it has seen them. */
            notesBecome: components["schemas"]["NotesBecome"];
            /**
             * @description What reviewers have to enter beside their name; without it, the link is enough.
             * @example spring-launch
             */
            password?: string;
        };
        NewReviewLinkUrlDto: {
            /** @example https://reelpact.example/shared-review/q8Zr0mY9cQ1tV7bX2nL5sD8fG4hJ6kW0aE1uI9oR3yT */
            url: string;
        };
        /** @enum {string} */
        NotesBecome: "internal" | "draft";
        NothingDto: Record<string, never>;
        NotificationCountDto: {
            /** @description Whether there is anything in your list at all. */
            any: boolean;
            /**
             * @description Bookings, conversations and other things with something unread.
             * @example 3
             */
            unread: number;
        };
        NotificationDto: {
            /** Format: date-time */
            at: string;
            /** @description Whether what it asked for has been done, by anyone, or is over. */
            done: boolean;
            /** Format: uuid */
            id: string;
            /**
             * @description The page it leads to.
             * @example /project/0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70
             */
            path: string;
            reason: components["schemas"]["NotificationReason"];
            /**
             * @description How many messages it stands for.
             * @example 1
             */
            times: number;
            /** @example Fernwood wants your Single Reel ($150.00), answer by Tue, Nov 24 */
            title: string;
            /** @description Whether it was neither read nor has become irrelevant. */
            unread: boolean;
        };
        NotificationGroupDto: {
            /** Format: date-time */
            at: string;
            /** Format: uuid */
            bookingId: string | null;
            /** Format: uuid */
            conversationId: string | null;
            /** @description Whether what it asked for has been done, by anyone, or is over. */
            done: boolean;
            /** Format: uuid */
            id: string;
            /** @description What is folded behind it, newest first; at most 10. */
            older: components["schemas"]["NotificationDto"][];
            /**
             * @description How many older ones there are in all.
             * @example 0
             */
            olderCount: number;
            /**
             * @description The page it leads to.
             * @example /project/0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70
             */
            path: string;
            reason: components["schemas"]["NotificationReason"];
            /**
             * @description How many messages it stands for.
             * @example 1
             */
            times: number;
            /** @example Fernwood wants your Single Reel ($150.00), answer by Tue, Nov 24 */
            title: string;
            /** @description Whether it was neither read nor has become irrelevant. */
            unread: boolean;
        };
        /** @enum {string} */
        NotificationReason: "act" | "money" | "message" | "decision" | "system";
        ObjectionDto: {
            /** @example I filmed and edited that video myself; I can send you the raw footage. */
            text: string;
        };
        OfferedPackageDto: {
            /** @description The most that its files may be made with AI; null where it doesn’t say. */
            ai: components["schemas"]["AiUse"] | null;
            /** @description Whether its creator keeps it for later: nobody else sees it. */
            archived: boolean;
            /** @description Whether it can be booked on its own. */
            bookable: boolean;
            /**
             * @description What the creator keeps, in percent, when a brand cancels before a delivery.
             * @example 20
             */
            cancellationPercent: number;
            /** @description The picture that a shared link to it shows. */
            cardUrl: string | null;
            contentFormat: components["schemas"]["ContentFormat"] | null;
            /** Format: uuid */
            creatorId: string;
            /** @example 3-5 days */
            deliveryTime: string;
            /** @example Three photos of your product in daily life */
            description: string;
            /** @example 📦 */
            emoji: string;
            /** Format: uuid */
            id: string;
            /**
             * @description One item a line.
             * @example • 3 photos
             *     • Basic editing
             */
            includes: string;
            /** @description What an add-on changes about a booking; null for neither time nor number. */
            meaning: components["schemas"]["AddonMeaningDto"] | null;
            /** @description Whether it is ordered most often; the second one is marked while nothing has been ordered yet. */
            mostPopular: boolean;
            /** @example UGC Package */
            name: string;
            /** @description Whether the brand sends a product before the work begins. */
            needsProduct: boolean;
            /**
             * @description Dollars.
             * @example 150
             */
            price: number | null;
            /** @example 2 */
            revisions: number | "unlimited";
            /** @example main */
            tier: string;
            usageRights: components["schemas"]["UsageRights"] | null;
            whatIncluded: string | null;
        };
        OnboardDto: {
            /** @example Bright, honest videos about food. */
            bio: string;
            category: components["schemas"]["Category"];
            contentBlocks?: components["schemas"]["ContentBlockDto"][];
            /** @example Sophia Reyes */
            displayName: string;
            /** @example sophia.creates */
            instagramUsername?: string;
            packageDeliveryTime?: string;
            packageDescription?: string;
            packageIncludes?: string;
            packageName?: string;
            /**
             * @description Dollars, with at most two decimals.
             * @example 150
             */
            packagePrice?: number | string;
            /** @example 1 */
            packageRevisions?: number | string;
            /** @description A data URL of an image of at most 5 MB, or the present address to keep it. */
            profileImageUrl?: string;
            /** @example sophiacreates */
            username: string;
        };
        OwnBrandNumberDto: {
            /** @description What is counted, in a sentence. */
            counts: string;
            /**
             * @description How many events stand behind it.
             * @example 33
             */
            events: number;
            /**
             * @description From how many events on it is shown.
             * @example 5
             */
            from: number;
            /** @example Deliveries answered in time */
            label: string;
            /** @description What isn’t counted. */
            leavesOut: string;
            /** @enum {string} */
            number: "jobs" | "answered" | "revisionsPerJob" | "rejected" | "disputesLost" | "chargedBack";
            /**
             * @description As creators see it; null while too little stands behind it.
             * @example 96
             */
            value: number | null;
        };
        OwnBrandRecordDto: {
            /**
             * @description The address whose bookings are counted, for a guest; null for an account, and for a guest who hasn’t shown that an address is theirs.
             * @example null
             */
            address: string | null;
            numbers: components["schemas"]["OwnBrandNumberDto"][];
            /** @description What creators see. */
            record: components["schemas"]["BrandRecordDto"];
        };
        OwnCreatorDto: {
            /** @example Sophia Reyes */
            displayName: string;
            /** Format: uuid */
            id: string;
            /** @description Whether somebody else may have made the profile, before this person proved that the email is theirs: ask them. */
            inDoubt: boolean;
            /** @description Whether they have shared the link to their page yet. */
            linkShared: boolean;
            profileImageUrl: string | null;
            /** @example sophiacreates */
            username: string;
        };
        OwnDirectoryDto: {
            /** Format: date */
            awayUntil: string | null;
            /**
             * @description From 1, the first, to 5.
             * @example 1
             */
            band: number;
            checks: components["schemas"]["ListingCheckDto"][];
            country: string | null;
            /** @description As visitors see it. */
            entry: components["schemas"]["DirectoryEntryDto"] | null;
            /** @description Whether visitors find you in the directory: all checks are met. */
            isShown: boolean;
            languages: string[];
            listed: boolean;
            niches: string[];
            /** @description What makes your page complete, two points each. */
            pageChecks: components["schemas"]["PageCheckDto"][];
            parts: components["schemas"]["OwnPartDto"][];
            /**
             * @description Of 100.
             * @example 88.5
             */
            points: number;
            /** @description Why an admin has removed you from the directory; null while you aren’t removed. */
            removal: components["schemas"]["DirectoryRemovalDto"] | null;
            searchEngines: boolean;
            styles: string[];
        };
        OwnPartDto: {
            /** @example 32 */
            hits: number | null;
            /** @example Delivers on time */
            label: string;
            /**
             * @description The platform’s, from 0 to 1.
             * @example 0.9
             */
            mean: number | null;
            /** @example 33 */
            of: number | null;
            /**
             * @description Of these points, how many are yours.
             * @example 33.25
             */
            own: number;
            /** @example onTime */
            part: string;
            /**
             * @description At most.
             * @example 35
             */
            points: number;
            /**
             * @description So many events at the mean are counted beside a creator’s own.
             * @example 8
             */
            weight: number | null;
        };
        OwnPortfolioItemDto: {
            /** @example 0:30 */
            duration: string | null;
            /** @description What stays in view where the picture is cropped. */
            focus: components["schemas"]["FocusDto"];
            /** Format: uuid */
            id: string;
            /**
             * @description Of a video that is not ready there is no picture.
             * @example /api/media/portfolio/0199.webp
             */
            imageUrl: string | null;
            /** @description Why it has failed. */
            problem: string | null;
            /** @description Others see only what is ready. */
            status: components["schemas"]["PortfolioStatus"];
            /** @example Morning coffee */
            title: string;
            type: components["schemas"]["PortfolioItemType"];
            /** @description For a video: where it can be played. */
            videoUrl: string | null;
        };
        OwnShippingAddressDto: {
            address: components["schemas"]["ShippingAddressDto"] | null;
        };
        PackageChangeDto: {
            /**
             * @description The most that its files may be made with AI; sent empty, it doesn’t say.
             * @example edited
             */
            ai?: components["schemas"]["AiAnswer"];
            /**
             * @description Kept for later: nobody else sees it, and it can’t be booked. Not for the main package.
             * @example false
             */
            archived?: boolean;
            /**
             * @description What the creator keeps, in percent, when a brand cancels before a delivery; 0 when it is not given.
             * @example 20
             */
            cancellationPercent?: number;
            contentFormat?: components["schemas"]["ContentFormatWord"];
            /** @example 3-5 days */
            deliveryTime?: string;
            /** @example Three photos of your product */
            description?: string;
            /**
             * @description At most 2 characters.
             * @example 📦
             */
            emoji?: string;
            /**
             * @example • 3 photos
             *     • Basic editing
             */
            includes?: string;
            /** @description What an add-on changes. One whose name says a delivery time or a number of files needs the meaning that fits it. */
            meaning?: components["schemas"]["AddonMeaningInputDto"];
            /** @example UGC Package */
            name?: string;
            /** @description Whether the brand sends a product before the work begins; not when it is not given. The delivery time starts when it arrives. */
            needsProduct?: boolean;
            /**
             * @description Dollars, with at most two decimals.
             * @example 150
             */
            price?: number | string;
            /** @example 2 */
            revisions?: number | "unlimited";
            /** @example basic */
            tier?: string;
            usageRights?: components["schemas"]["UsageRightsWord"];
            /** @description Stands above `includes`. Sent empty, there is none. */
            whatIncluded?: string;
        };
        PackageDto: {
            /** @description The most that its files may be made with AI; null where it doesn’t say. */
            ai: components["schemas"]["AiUse"] | null;
            /** @description Whether its creator keeps it for later: nobody else sees it. */
            archived: boolean;
            /** @description Whether it can be booked on its own. */
            bookable: boolean;
            /**
             * @description What the creator keeps, in percent, when a brand cancels before a delivery.
             * @example 20
             */
            cancellationPercent: number;
            contentFormat: components["schemas"]["ContentFormat"] | null;
            /** Format: uuid */
            creatorId: string;
            /** @example 3-5 days */
            deliveryTime: string;
            /** @example Three photos of your product in daily life */
            description: string;
            /** @example 📦 */
            emoji: string;
            /** Format: uuid */
            id: string;
            /**
             * @description One item a line.
             * @example • 3 photos
             *     • Basic editing
             */
            includes: string;
            /** @description What an add-on changes about a booking; null for neither time nor number. */
            meaning: components["schemas"]["AddonMeaningDto"] | null;
            /** @example UGC Package */
            name: string;
            /** @description Whether the brand sends a product before the work begins. */
            needsProduct: boolean;
            /**
             * @description Dollars.
             * @example 150
             */
            price: number | null;
            /** @example 2 */
            revisions: number | "unlimited";
            /** @example main */
            tier: string;
            usageRights: components["schemas"]["UsageRights"] | null;
            whatIncluded: string | null;
        };
        PackageInputDto: {
            /**
             * @description The most that its files may be made with AI; sent empty, it doesn’t say.
             * @example edited
             */
            ai?: components["schemas"]["AiAnswer"];
            /**
             * @description What the creator keeps, in percent, when a brand cancels before a delivery; 0 when it is not given.
             * @example 20
             */
            cancellationPercent?: number;
            contentFormat?: components["schemas"]["ContentFormatWord"];
            /** @example 3-5 days */
            deliveryTime?: string;
            /** @example Three photos of your product */
            description?: string;
            /**
             * @description At most 2 characters.
             * @example 📦
             */
            emoji?: string;
            /**
             * @example • 3 photos
             *     • Basic editing
             */
            includes?: string;
            /** @description What an add-on changes. One whose name says a delivery time or a number of files needs the meaning that fits it. */
            meaning?: components["schemas"]["AddonMeaningInputDto"];
            /** @example UGC Package */
            name: string;
            /** @description Whether the brand sends a product before the work begins; not when it is not given. The delivery time starts when it arrives. */
            needsProduct?: boolean;
            /**
             * @description Dollars, with at most two decimals.
             * @example 150
             */
            price: number | string;
            /** @example 2 */
            revisions?: number | "unlimited";
            /** @example basic */
            tier?: string;
            usageRights?: components["schemas"]["UsageRightsWord"];
            /** @description Stands above `includes`. Sent empty, there is none. */
            whatIncluded?: string;
        };
        PackageNumbersDto: {
            /** @description Bookings made in these days that the creator has seen. */
            bookings: number;
            /** @description How often the booking form was opened. */
            bookingStarts: number;
            /**
             * @description What these bookings have earned so far: the creator’s gross share, dollars.
             * @example 450.00
             */
            money: string;
            name: string;
            packageClicks: number;
            /** Format: uuid */
            packageId: string;
            /** @description Those of them for which a card was charged. */
            paidBookings: number;
        };
        PackageOrdersDto: {
            name: string;
            orders: number;
            /** Format: uuid */
            packageId: string;
        };
        PackagePageDto: {
            /** @description Add-ons of the same creator that can be booked with it. */
            addons: components["schemas"]["PackageDto"][];
            /** @description The most that its files may be made with AI; null where it doesn’t say. */
            ai: components["schemas"]["AiUse"] | null;
            /** @description Whether its creator keeps it for later: nobody else sees it. */
            archived: boolean;
            /**
             * Format: date
             * @description The last day on which the creator takes no work; null when they are here. It can be booked meanwhile.
             * @example 2026-12-24
             */
            awayUntil: string | null;
            /** @description Whether it can be booked on its own. */
            bookable: boolean;
            /**
             * @description What the creator keeps, in percent, when a brand cancels before a delivery.
             * @example 20
             */
            cancellationPercent: number;
            contentFormat: components["schemas"]["ContentFormat"] | null;
            creator: components["schemas"]["CreatorCardDto"];
            /** Format: uuid */
            creatorId: string;
            /** @example 3-5 days */
            deliveryTime: string;
            /** @example Three photos of your product in daily life */
            description: string;
            /** @example 📦 */
            emoji: string;
            /** Format: uuid */
            id: string;
            /**
             * @description One item a line.
             * @example • 3 photos
             *     • Basic editing
             */
            includes: string;
            /** @description What an add-on changes about a booking; null for neither time nor number. */
            meaning: components["schemas"]["AddonMeaningDto"] | null;
            /** @example UGC Package */
            name: string;
            /** @description Whether the brand sends a product before the work begins. */
            needsProduct: boolean;
            /**
             * @description Dollars.
             * @example 150
             */
            price: number | null;
            /** @example 2 */
            revisions: number | "unlimited";
            /** @example main */
            tier: string;
            usageRights: components["schemas"]["UsageRights"] | null;
            whatIncluded: string | null;
        };
        PageBlockDto: {
            content: components["schemas"]["ShownContentDto"];
            /** @description A UUID, or the kind where the creator has arranged nothing yet. */
            id: string;
            kind: components["schemas"]["BlockKind"];
        };
        PageCheckDto: {
            /** @enum {string} */
            check: "picture" | "tagline" | "portfolio" | "terms" | "places";
            /** @example A tagline */
            label: string;
            met: boolean;
        };
        /** @enum {string} */
        PageCorner: "round" | "soft" | "square";
        /** @enum {string} */
        PageCover: "none" | "band" | "photo";
        PageDesignDto: {
            /** @example #5B3DF5 */
            accent: string;
            corner: components["schemas"]["PageCorner"];
            cover: components["schemas"]["PageCover"];
            font: components["schemas"]["PageFont"];
            theme: components["schemas"]["PageTheme"];
        };
        /** @enum {string} */
        PageEvent: "view" | "reel_play" | "package_click" | "book_start" | "link_click";
        PageEventDto: {
            /**
             * Format: uuid
             * @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35
             */
            creatorId: string;
            event: components["schemas"]["PageEvent"];
            /**
             * Format: uuid
             * @description Which package a click or a start was about.
             */
            packageId?: string;
            /**
             * @description utm_source, or the host of the page before; nothing for a direct visit. Shortened to a plain name; never refused.
             * @example instagram.com
             */
            source?: string;
            /**
             * @description Which link or account a click was about, as the page has it. What isn’t on the page isn’t counted.
             * @example https://northwind.test/shop
             */
            url?: string;
        };
        /** @enum {string} */
        PageFont: "sans" | "serif" | "rounded";
        PageNumbersDto: {
            /** @description Bookings made in these days that the creator has seen. */
            bookings: number;
            /** @description How often the booking form was opened. */
            bookingStarts: number;
            /**
             * @description What these bookings have earned so far: the creator’s gross share, dollars.
             * @example 450.00
             */
            money: string;
            packageClicks: number;
            /** @description Those of them for which a card was charged. */
            paidBookings: number;
            reelPlays: number;
            views: number;
            /** @description Told apart within one day; of several days, the visitors of each added up. */
            visitors: number;
        };
        PageSettingsDto: {
            /** @description Switched off and archived ones too. */
            blocks: components["schemas"]["ArrangedBlockDto"][];
            /** @description What stays in view where the cover is cropped. */
            coverFocus: components["schemas"]["FocusDto"];
            coverUrl: string | null;
            design: components["schemas"]["PageDesignDto"];
            /** @description Whether the page says what was counted of their bookings: all of it, or none. */
            showNumbers: boolean;
            tagline: string | null;
        };
        /** @enum {string} */
        PageTheme: "paper" | "night" | "blush" | "citrus";
        ParcelDto: {
            /** @example UPS */
            carrier: string | null;
            /**
             * @description Counted from 1.
             * @example 1
             */
            number: number;
            /** @description What the creator has reported. */
            problem: components["schemas"]["ReportedProblemDto"] | null;
            /**
             * Format: date-time
             * @description When the creator confirmed it; null before, and where the time to confirm it ended.
             */
            receivedAt: string | null;
            /** Format: date-time */
            sentAt: string;
            /** @example 1Z999AA10123456784 */
            tracking: string | null;
        };
        /** @enum {string} */
        ParcelProblem: "not_arrived" | "damaged" | "wrong_product" | "other";
        /**
         * @description Of a conversation: the side that has read it up to `readSeq`.
         * @enum {string}
         */
        Party: "brand" | "creator";
        PasskeyOptionsDto: {
            options: {
                [key: string]: unknown;
            };
        };
        PaymentIntentDto: {
            /** @example pi_sandbox_1_secret_2 */
            clientSecret: string;
            /** @description Which form confirms it. */
            provider: components["schemas"]["PaymentProvider"];
            /** @description What the provider’s own form needs in the page; null for the sandbox. */
            publishableKey: string | null;
        };
        /**
         * @description Which form confirms it.
         * @enum {string}
         */
        PaymentProvider: "sandbox" | "stripe";
        PayoutAccountDto: {
            detailsSubmitted: boolean;
            /** @description What the payment provider still wants, in its own words. */
            missing: string[];
            /** @description Whether it pays out to the bank. */
            payoutsEnabled: boolean;
            /** @description Whether money can be sent to it. */
            transfersActive: boolean;
        };
        /** @enum {string} */
        PayoutDirection: "sent" | "taken_back";
        /** @enum {string} */
        PayoutHold: "CHARGED_BACK" | "EMAIL_UNVERIFIED" | "PROFILE_IN_DOUBT" | "NO_ACCOUNT" | "DETAILS_MISSING" | "ACCOUNT_RESTRICTED" | "PROVIDER_REFUSED" | "ON_ITS_WAY";
        PayoutsDto: {
            /** @description Null before payouts are set up. */
            account: components["schemas"]["PayoutAccountDto"] | null;
            /**
             * @description Released and not yet sent. Dollars.
             * @example 150.00
             */
            available: string;
            /**
             * @description What the platform keeps of a booking that is made now, in basis points (1/100 %) of your share.
             * @example 1000
             */
            feeBps: number;
            /** @description Why nothing can be sent now; null when it can. */
            hold: components["schemas"]["HoldDto"] | null;
            /**
             * @description Sent to the creator’s account. Dollars.
             * @example 150.00
             */
            paid: string;
            /**
             * @description Held for unfinished bookings, before the platform’s fee. Dollars.
             * @example 150.00
             */
            pending: string;
            /** @description Of tips, which are no part of the other sums. */
            tips: components["schemas"]["TipSumsDto"];
            /** @description Shares that have not left yet, newest first. */
            waiting: components["schemas"]["WaitingShareDto"][];
        };
        PictureDto: {
            /**
             * @description For `srcset`.
             * @example /api/media/portfolio/1-320.avif 320w
             */
            avif: string;
            /** @example 1920 */
            height: number;
            /**
             * @description For `srcset`.
             * @example /api/media/portfolio/1-320.webp 320w
             */
            webp: string;
            /**
             * @description Of the largest size, in pixels.
             * @example 1080
             */
            width: number;
        };
        /**
         * @description Where the brand says that it will show the content; empty where it didn’t say.
         * @enum {string}
         */
        Placement: "brand_ads" | "brand_feed" | "creator_account";
        PortfolioItemDto: {
            /** @example 0:30 */
            duration: string | null;
            /** @description What stays in view where the picture is cropped. */
            focus: components["schemas"]["FocusDto"];
            /** Format: uuid */
            id: string;
            /** @example /api/media/portfolio/0199.webp */
            imageUrl: string;
            /** @description For a video: a few silent seconds of it. */
            loopUrl: string | null;
            /** @description Its sizes; null until they are made. */
            picture: components["schemas"]["PictureDto"] | null;
            /** @example Morning coffee */
            title: string;
            type: components["schemas"]["PortfolioItemType"];
            /** @description For a video: where it can be played. */
            videoUrl: string | null;
        };
        /** @enum {string} */
        PortfolioItemType: "photo" | "video";
        /**
         * @description Others see only what is ready.
         * @enum {string}
         */
        PortfolioStatus: "processing" | "ready" | "failed";
        /** @enum {string} */
        PreviewStatus: "pending" | "ready" | "failed";
        /** @enum {string} */
        ProblemCode: "VALIDATION_FAILED" | "CURSOR_NOT_VALID" | "MALFORMED_REQUEST" | "UNAUTHENTICATED" | "INVALID_CREDENTIALS" | "SECOND_FACTOR_NEEDED" | "FORBIDDEN" | "PROOF_NEEDED" | "FACTOR_NEEDED" | "CROSS_SITE_REQUEST" | "NOT_FOUND" | "BOOKING_NOT_FOUND" | "PACKAGE_NOT_FOUND" | "CREATOR_NOT_FOUND" | "CONFLICT" | "EMAIL_TAKEN" | "USERNAME_TAKEN" | "PROFILE_EXISTS" | "AMOUNT_MISMATCH" | "ALREADY_PAID" | "INVALID_TRANSITION" | "NEWER_VERSION" | "NEWER_OFFER" | "OTHER_PARCEL" | "ADDRESS_MISSING" | "FEE_CHANGED" | "TERMS_CHANGED" | "NOT_VIEWABLE" | "MISSING_CHANGED" | "HOLD_LIMIT" | "CHARGED_BACK" | "TIPS_OFF" | "ACCOUNT_IN_USE" | "IDEMPOTENCY_KEY_REUSED" | "PRECONDITION_FAILED" | "PROTOCOL_VERSION_MISSING" | "PAYLOAD_TOO_LARGE" | "ADDRESS_TOO_LONG" | "UNSUPPORTED_MEDIA_TYPE" | "RANGE_NOT_SATISFIABLE" | "NOT_BOOKABLE" | "OWN_PACKAGE" | "OWN_TIP" | "LINK_NOT_VALID" | "UPLOAD_MISSING" | "INCOMPLETE_DELIVERY" | "FILE_TYPE_MISMATCH" | "TOO_MANY_REQUESTS" | "INTERNAL" | "PAYMENT_PROVIDER_UNAVAILABLE" | "UNAVAILABLE" | "BUSY" | "OUT_OF_SPACE" | "NOT_READY";
        ProblemDto: {
            /**
             * @description With INVALID_TRANSITION: the events that are allowed now.
             * @example [
             *       "BRAND_APPROVED"
             *     ]
             */
            allowedEvents?: string[];
            /** @example VALIDATION_FAILED */
            code: components["schemas"]["ProblemCode"];
            /**
             * @description For each field that breaks a rule, one sentence.
             * @example {
             *       "bio": "Bio must be at least 10 characters"
             *     }
             */
            errors?: {
                [key: string]: string;
            };
            /**
             * @description One sentence for a person.
             * @example Please check the marked fields.
             */
            message: string;
            /** @description With INCOMPLETE_DELIVERY and MISSING_CHANGED: what the delivery lacks. */
            missing?: {
                delivered: number;
                promised: number;
                /** @enum {string} */
                what: "photos" | "videos" | "files";
            }[];
            /**
             * @description With TOO_MANY_REQUESTS: in how many seconds it is possible again; also in `Retry-After`.
             * @example 60
             */
            retryAfter?: number;
            /** @example 400 */
            statusCode: number;
        };
        ProductProblemDto: {
            /** @example damaged */
            kind: components["schemas"]["ParcelProblem"];
            /** @example I am away that week. */
            reason: string;
            /**
             * @description The number of the parcel that is spoken of; an older one is refused.
             * @example 1
             */
            shipment: number;
        };
        ProfileChangeDto: {
            /** @example Bright, honest videos about food. */
            bio?: string;
            /** @description Which booking form the page shows. */
            bookingFlow?: components["schemas"]["BookingFlow"];
            category?: components["schemas"]["Category"];
            /** @example Sophia Reyes */
            displayName: string;
            /** @example sophia.creates */
            instagramUsername?: string;
            /** @description A data URL of an image of at most 5 MB, or the present address to keep it. */
            profileImageUrl?: string;
            /** @example sophiacreates */
            username: string;
        };
        ProofDto: {
            /**
             * @description Median minutes from a request to its answer, in 90 days.
             * @example 118
             */
            answerMinutes: number | null;
            /**
             * @description Median days from the start of production to the first version, in 12 months.
             * @example 3.5
             */
            deliveryDays: number | null;
            /**
             * @description Percent of completed bookings without a counted revision, in 12 months.
             * @example 88
             */
            firstTime: number | null;
            /**
             * @description Completed bookings.
             * @example 31
             */
            jobs: number | null;
            /**
             * @description Percent of first versions that came by the promised date, in 12 months.
             * @example 97
             */
            onTime: number | null;
            /**
             * @description How many brands’ ratings that is the mean of.
             * @example 12
             */
            ratings: number | null;
            /**
             * @description Percent of brands with a completed booking that have two or more.
             * @example 40
             */
            returning: number | null;
            /**
             * @description The mean of what brands say, from 1 to 5 in tenths, rounded down; from 3 ratings on.
             * @example 4.8
             */
            stars: number | null;
        };
        ProposeSettlementDto: {
            /**
             * @description The creator’s share in percent.
             * @example 50
             */
            creatorPercent: number;
            /** @example I am away that week. */
            reason: string;
        };
        PublicRatingDto: {
            /**
             * @description Stars by question.
             * @example {
             *       "brief": 5,
             *       "quality": 4,
             *       "communication": 5
             *     }
             */
            answers: {
                [key: string]: number;
            };
            /**
             * @description The month in which it was shown, such as 2026-11.
             * @example 2026-11
             */
            month: string;
            /**
             * @description What was booked.
             * @example Product demo
             */
            packageName: string;
            /** @description What the rated party says to it. */
            reply: string | null;
            /** @example Great hooks, two days early. */
            text: string | null;
        };
        QuestionDto: {
            /** @example Do you film in Austin, too? */
            body: string;
            /**
             * Format: email
             * @example ann@example.org
             */
            email: string;
            /**
             * @description Your own name of the message; sent again under it, nothing is added.
             * @example b7c1f0
             */
            key?: string;
            /** @example Fernwood */
            name: string;
            /**
             * Format: uuid
             * @description The package that it is about.
             * @example 0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70
             */
            packageId?: string;
        };
        QueuedDeliveryDto: {
            /** Format: uuid */
            bookingId: string;
            creatorName: string;
            /**
             * Format: date-time
             * @description Until when an answer is awaited.
             */
            dueAt: string | null;
            packageName: string;
            /** @description Of the newest version, which is judged. */
            version: number;
        };
        RankingPartDto: {
            /** @example Delivers on time */
            label: string;
            /**
             * @description The platform’s, from 0 to 1.
             * @example 0.9
             */
            mean: number | null;
            /** @example onTime */
            part: string;
            /**
             * @description At most.
             * @example 35
             */
            points: number;
            /**
             * @description So many events at the mean are counted beside a creator’s own.
             * @example 8
             */
            weight: number | null;
        };
        RateBookingDto: {
            /**
             * @description Stars by question; a brand answers `brief`, `quality`, `communication`, a creator `brief`, `feedback`, `communication`.
             * @example {
             *       "brief": 5,
             *       "quality": 4,
             *       "communication": 5
             *     }
             */
            answers: {
                [key: string]: number;
            };
            /**
             * @description A brand’s words can be read by everyone once they are shown, a creator’s by the brand and admins.
             * @example Great hooks, two days early.
             */
            text?: string;
        };
        RatingDto: {
            /**
             * @description Stars by question.
             * @example {
             *       "brief": 5,
             *       "quality": 4,
             *       "communication": 5
             *     }
             */
            answers: {
                [key: string]: number;
            };
            /** @description What the rated party says to it. */
            reply: string | null;
            /** @example Great hooks, two days early. */
            text: string | null;
            /** Format: date-time */
            writtenAt: string;
        };
        /** @enum {string} */
        RatingRemovalReason: "personal_data" | "hate" | "off_topic" | "extortion";
        RatingReplyDto: {
            /** @example Thank you, the product was a joy to film. */
            text: string;
        };
        RatingSumsDto: {
            /**
             * @description The means of each question; null together with the stars.
             * @example {
             *       "brief": 5,
             *       "quality": 4,
             *       "communication": 5
             *     }
             */
            answers: {
                [key: string]: number;
            } | null;
            /**
             * @description How many ratings that is the mean of; null together with it.
             * @example 12
             */
            ratings: number | null;
            /**
             * @description How many ratings were removed by admins.
             * @example 0
             */
            removed: number;
            /**
             * @description The mean of all answers in tenths, rounded down; null with fewer than 3 ratings.
             * @example 4.8
             */
            stars: number | null;
        };
        /**
         * @description Null for the owner of the address.
         * @enum {string}
         */
        Reader: "brand" | "creator" | "admin";
        ReadMessagesDto: {
            /**
             * @description The newest message that was seen.
             * @example 3
             */
            seq: number;
        };
        ReadNotificationsDto: {
            /**
             * @description Each stands for itself and all older ones of the same booking or conversation.
             * @example [
             *       "0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70"
             *     ]
             */
            ids?: string[];
            /**
             * Format: date-time
             * @description All that happened until then: the `at` of the newest that was shown.
             * @example 2026-11-22T18:00:00.000Z
             */
            upTo?: string;
        };
        ReadyDto: {
            /** @example ok */
            status: string;
            /**
             * @description What is in trouble on all servers alike. Requests are served all the same.
             * @example [
             *       "What bookings lead to is 6 minutes late: tell-parties."
             *     ]
             */
            warnings?: string[];
        };
        ReasonDto: {
            /** @example I am away that week. */
            reason: string;
        };
        ReceivedTipDto: {
            /**
             * @description Dollars.
             * @example 5.00
             */
            amount: string;
            /**
             * Format: uuid
             * @example 5b1f6a0e-2c43-4f7d-9a85-0d6e3b7c1f28
             */
            id: string;
            /** @example Paid */
            label: string;
            /** @example Loved the reel about tea. */
            message: string | null;
            /**
             * @description Null where none was given or kept.
             * @example Mia
             */
            name: string | null;
            /**
             * @description What you get, after the platform’s fee. Dollars.
             * @example 5.00
             */
            net: string;
            /** Format: date-time */
            paidAt: string;
            /** @description Whether you can still refund it. */
            refundable: boolean;
            status: components["schemas"]["TipStatus"];
        };
        RegisterDto: {
            /**
             * Format: email
             * @example ann@example.org
             */
            email: string;
            /** @example Ann */
            firstName: string;
            /** @example Miller */
            lastName: string;
            /** @example a-long-password */
            password: string;
        };
        RejectionDto: {
            feedback?: string;
            /** @description Why the content is rejected, for the record; the feedback says what exactly is wrong. */
            ground?: components["schemas"]["RejectionGround"];
            /**
             * Format: uuid
             * @description The version that was looked at; a stale one is refused.
             */
            submissionId?: string;
            /** @description The number of the version that was looked at, in place of its ID; a stale one is refused. */
            version?: number;
        };
        /**
         * @description Why content was rejected; null where that wasn’t said.
         * @enum {string}
         */
        RejectionGround: "brief" | "unusable" | "false_ai" | "more_ai" | "other";
        RemovalDto: {
            /**
             * Format: date-time
             * @description When the second factor will be removed.
             */
            removalAt: string;
        };
        /**
         * @description What was decided about the objection; null until then.
         * @enum {string}
         */
        RemovalOutcome: "restored" | "upheld";
        /** @enum {string} */
        RemovalRule: "misleading" | "not_yours" | "unlawful" | "adult" | "spam";
        RemovedRatingDto: {
            /** @enum {string} */
            by: "brand" | "creator";
            reason: components["schemas"]["RatingRemovalReason"];
        };
        ReportDto: {
            /**
             * @description What happened.
             * @example They asked me to pay by bank transfer.
             */
            note?: string;
            reason: components["schemas"]["ReportReason"];
        };
        ReportedProblemDto: {
            /** Format: date-time */
            at: string;
            kind: components["schemas"]["ParcelProblem"];
            /** @example The bottle is broken. */
            reason: string;
        };
        ReportProductDto: {
            /** @example damaged */
            problem: components["schemas"]["ParcelProblem"];
            /** @example I am away that week. */
            reason: string;
            /**
             * @description The number of the parcel that is spoken of; an older one is refused.
             * @example 1
             */
            shipment: number;
        };
        ReportRatingDto: {
            /**
             * @description For the admins alone.
             * @example It names my street.
             */
            note?: string;
            reason: components["schemas"]["RatingRemovalReason"];
        };
        /** @enum {string} */
        ReportReason: "spam" | "off_platform" | "harassment" | "other";
        RequestBookingDto: {
            addonIds?: string[];
            /**
             * @description Dollars. The server alone sets the price: an amount that differs is refused.
             * @example 150.00
             */
            amount?: number | string;
            /**
             * Format: email
             * @example ann@example.org
             */
            clientEmail: string;
            /** @example Ann Miller */
            clientName: string;
            /**
             * Format: uuid
             * @description The conversation that led to the booking. It goes on as the booking’s; one that isn’t yours, or has become a booking, is left alone.
             */
            conversationId?: string;
            /**
             * Format: uuid
             * @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35
             */
            packageId: string;
            /**
             * @description Where you will show the content. It changes no rights: those are the package’s.
             * @example [
             *       "brand_feed"
             *     ]
             */
            placements?: components["schemas"]["Placement"][];
            /** @example A film of 30 seconds about our new coffee. */
            projectDetails: string;
            /**
             * @description Where the visit to the page came from: utm_source, or the host of the page before. Shortened to a plain name; never refused.
             * @example instagram.com
             */
            source?: string;
            specialRequests?: string;
            /** @description What was shown when this was sent: where it is something else by now, nothing is booked. */
            terms?: components["schemas"]["ShownTermsDto"];
            /**
             * Format: date
             * @description The day by which you would like to have it. What counts is the delivery time of the package.
             */
            wantedBy?: string;
        };
        RequestListedRevisionDto: {
            /** @description What stands above the list of changes. Needed when there are none. */
            note?: string;
            /**
             * @description The `mark` of each reviewer’s note among the drafts that the sender has seen. Notes that came or were changed since then, and all of them without this, stay drafts.
             * @example [
             *       "q8Zr0mY9cQ1tV7bX2nL5sD8fG4hJ6kW0aE1uI9oR3yT"
             *     ]
             */
            reviewerNotes?: string[];
            /**
             * Format: uuid
             * @description The version that was looked at; a stale one is refused.
             * @example 0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70
             */
            submissionId: string;
        };
        RequestRevisionsDto: {
            feedback?: string;
            /** @description What the revision is about, for the record; new_wish when it is not given. */
            kind?: components["schemas"]["RevisionKind"];
            /**
             * Format: uuid
             * @description The version that was looked at; a stale one is refused.
             */
            submissionId?: string;
            /** @description The number of the version that was looked at, in place of its ID; a stale one is refused. */
            version?: number;
        };
        ResetPasswordDto: {
            /** @example 042517 */
            code?: string;
            /**
             * Format: email
             * @description With `code`.
             */
            email?: string;
            /** @example a-long-password */
            password: string;
            /**
             * @description From the mailed link.
             * @example q8rZ1mT5vXw3
             */
            token?: string;
        };
        /** @enum {string} */
        ReviewAction: "approve" | "request_revision" | "reject";
        ReviewAnswerDto: {
            /** @example Gladly! */
            body: string;
        };
        ReviewDraftChangeDto: {
            /** @example Cooler, please */
            body: string;
            /** @description Why a change is asked for; a new wish when it isn’t said. Other kinds have none. */
            cause?: components["schemas"]["RevisionKind"];
            /** @description The last frame it is about; null for a single one. */
            endFrame?: number | null;
            kind: components["schemas"]["ReviewItemKind"];
            /**
             * @description A mark, in parts of the picture’s width and height from its upper left corner: one of pin [x, y], box [x, y, width, height], arrow [fromX, fromY, toX, toY], or path, x and y of each point in turn.
             * @example {
             *       "pin": [
             *         0.4,
             *         0.25
             *       ]
             *     }
             */
            shape?: {
                [key: string]: unknown;
            } | null;
            /** @description The first frame of the preview it is about, counted from 0; null for the whole file. */
            startFrame?: number | null;
        };
        ReviewDraftDto: {
            /** @example Cooler, please */
            body: string;
            /** @description Why a change is asked for; a new wish when it isn’t said. Other kinds have none. */
            cause?: components["schemas"]["RevisionKind"];
            /** @description The last frame it is about; null for a single one. */
            endFrame?: number | null;
            kind: components["schemas"]["ReviewItemKind"];
            /**
             * @description A mark, in parts of the picture’s width and height from its upper left corner: one of pin [x, y], box [x, y, width, height], arrow [fromX, fromY, toX, toY], or path, x and y of each point in turn.
             * @example {
             *       "pin": [
             *         0.4,
             *         0.25
             *       ]
             *     }
             */
            shape?: {
                [key: string]: unknown;
            } | null;
            /** @description The first frame of the preview it is about, counted from 0; null for the whole file. */
            startFrame?: number | null;
            /**
             * Format: uuid
             * @description The version it is about: the newest one.
             * @example 0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70
             */
            submissionId: string;
            /** @description The upload of the file it is about; null for the version as a whole. */
            uploadId?: string | null;
        };
        ReviewDto: {
            action: components["schemas"]["ReviewAction"];
            feedback?: string;
            /** @description Why the content is rejected, for the record; the feedback says what exactly is wrong. */
            ground?: components["schemas"]["RejectionGround"];
            /** @description What the revision is about, for the record; new_wish when it is not given. */
            kind?: components["schemas"]["RevisionKind"];
            /**
             * Format: uuid
             * @description The version that was looked at; a stale one is refused.
             */
            submissionId?: string;
            /** @description The number of the version that was looked at, in place of its ID; a stale one is refused. */
            version?: number;
        };
        ReviewItemDto: {
            /** @example Northwind Coffee */
            author: string;
            body: string;
            cause: components["schemas"]["RevisionKind"] | null;
            /** Format: date-time */
            createdAt: string;
            endFrame: number | null;
            /** @description Every change of its state, oldest first. */
            events: components["schemas"]["ReviewItemEventDto"][];
            /** Format: uuid */
            id: string;
            /**
             * @description For the brand: a reviewer’s note that is never sent.
             * @example false
             */
            internal: boolean;
            kind: components["schemas"]["ReviewItemKind"];
            /** @description For the brand, of a reviewer’s note among its drafts that it hasn’t changed: names the note, words included, when drafts are sent. */
            mark: string | null;
            /** @description Counted through the booking; null for drafts and answers. */
            number: number | null;
            /**
             * Format: uuid
             * @description The comment that it answers.
             */
            parentId: string | null;
            party: components["schemas"]["Party"];
            /**
             * @description For the brand: who wrote it at a review link. Null for what it wrote itself, and for everyone else.
             * @example Tom Weaver
             */
            reviewer: string | null;
            /** @description The version with which it was last asked for as a change. */
            round: number | null;
            /** Format: date-time */
            sentAt: string | null;
            /**
             * @description A mark, in parts of the picture’s width and height from its upper left corner: one of pin [x, y], box [x, y, width, height], arrow [fromX, fromY, toX, toY], or path, x and y of each point in turn.
             * @example {
             *       "pin": [
             *         0.4,
             *         0.25
             *       ]
             *     }
             */
            shape: {
                [key: string]: unknown;
            } | null;
            startFrame: number | null;
            state: components["schemas"]["ReviewItemState"];
            /** Format: uuid */
            submissionId: string;
            uploadId: string | null;
            /**
             * @description The version it was said about.
             * @example 1
             */
            version: number;
        };
        ReviewItemEventDto: {
            /** Format: date-time */
            at: string;
            from: components["schemas"]["ReviewItemState"];
            note: string | null;
            party: components["schemas"]["Party"];
            to: components["schemas"]["ReviewItemState"];
            /**
             * @description The newest version then.
             * @example 2
             */
            version: number;
        };
        /** @enum {string} */
        ReviewItemKind: "change" | "question" | "praise";
        ReviewItemMoveDto: {
            /** @description Why it can’t be done. */
            note?: string;
            state: components["schemas"]["ReviewItemState"];
        };
        /** @enum {string} */
        ReviewItemState: "draft" | "open" | "done" | "wont_do" | "accepted";
        ReviewLinkDto: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            hasPassword: boolean;
            /** Format: uuid */
            id: string;
            /** @description Whether it works: not revoked, not expired, and the booking isn’t over. */
            isOpen: boolean;
            /** @example Legal */
            label: string;
            notesBecome: components["schemas"]["NotesBecome"];
            /** @description Who has given their name there. */
            reviewers: components["schemas"]["ReviewLinkReviewerDto"][];
            /** Format: date-time */
            revokedAt: string | null;
            /**
             * @description What is sent to the reviewers; null once it opens nothing.
             * @example https://reelpact.example/shared-review/q8Zr0mY9cQ1tV7bX2nL5sD8fG4hJ6kW0aE1uI9oR3yT
             */
            url: string | null;
        };
        ReviewLinkReviewerDto: {
            /** @example Tom Weaver */
            name: string;
            /**
             * @description How many notes of theirs there are.
             * @example 3
             */
            notes: number;
            /**
             * Format: date-time
             * @description When they last looked, to within minutes.
             */
            seenAt: string;
        };
        ReviewNoteChangeDto: {
            /** @example Cooler, please */
            body: string;
            /** @description The last frame it is about; null for a single one. */
            endFrame?: number | null;
            kind: components["schemas"]["ReviewItemKind"];
            /**
             * @description A mark, in parts of the picture’s width and height from its upper left corner: one of pin [x, y], box [x, y, width, height], arrow [fromX, fromY, toX, toY], or path, x and y of each point in turn.
             * @example {
             *       "pin": [
             *         0.4,
             *         0.25
             *       ]
             *     }
             */
            shape?: {
                [key: string]: unknown;
            } | null;
            /** @description The first frame of the preview it is about, counted from 0; null for the whole file. */
            startFrame?: number | null;
        };
        ReviewNoteDto: {
            /** @example Cooler, please */
            body: string;
            /** @description The last frame it is about; null for a single one. */
            endFrame?: number | null;
            kind: components["schemas"]["ReviewItemKind"];
            /**
             * @description A mark, in parts of the picture’s width and height from its upper left corner: one of pin [x, y], box [x, y, width, height], arrow [fromX, fromY, toX, toY], or path, x and y of each point in turn.
             * @example {
             *       "pin": [
             *         0.4,
             *         0.25
             *       ]
             *     }
             */
            shape?: {
                [key: string]: unknown;
            } | null;
            /** @description The first frame of the preview it is about, counted from 0; null for the whole file. */
            startFrame?: number | null;
            /**
             * Format: uuid
             * @description The version it is about: the newest one.
             * @example 0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70
             */
            submissionId: string;
            /** @description The upload of the file it is about; null for the version as a whole. */
            uploadId?: string | null;
        };
        ReviewRoomDto: {
            /** @description Files that the brand is content with, in the order in which it said so. A file in which a change is open isn’t among them. */
            acceptedFiles: components["schemas"]["AcceptedFileDto"][];
            /** @description What was said, and the caller’s own drafts; oldest first. */
            items: components["schemas"]["ReviewItemDto"][];
            /** @description Which files were opened, by whom. */
            views: components["schemas"]["ReviewViewDto"][];
        };
        ReviewViewDto: {
            /** Format: date-time */
            openedAt: string;
            party: components["schemas"]["Party"];
            /**
             * @description How many different seconds of a video were played.
             * @example 11.5
             */
            secondsWatched: number;
            /** Format: uuid */
            submissionId: string;
            uploadId: string;
        };
        ReviewViewedDto: {
            /**
             * @description How many different seconds of a video were played.
             * @example 11.5
             */
            seconds: number;
            /**
             * Format: uuid
             * @example 0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70
             */
            submissionId: string;
            /** @example d41d8cd98f00b204 */
            uploadId: string;
        };
        RevisionDto: {
            feedback: string;
            /** @description What the revision is about, for the record; new_wish when it is not given. */
            kind?: components["schemas"]["RevisionKind"];
            /**
             * Format: uuid
             * @description The version that was looked at; a stale one is refused.
             */
            submissionId?: string;
            /** @description The number of the version that was looked at, in place of its ID; a stale one is refused. */
            version?: number;
        };
        /** @enum {string} */
        RevisionKind: "new_wish" | "in_brief";
        SandboxCardDto: {
            /** @example 123 */
            cvc: string;
            /** @example 12 */
            expMonth: number;
            /** @example 2034 */
            expYear: number;
            /**
             * @description One of Stripe’s test card numbers.
             * @example 4242424242424242
             */
            number: string;
        };
        SandboxConfirmationDto: {
            /** @description Why the card was declined, in the words of Stripe’s error codes. */
            declineCode: components["schemas"]["DeclineCode"] | null;
            /** @description Why the card was declined, for the person who holds it. */
            declineMessage: string | null;
            /** @description requires_payment_method: the card was declined and another may be tried; requires_action: the bank asks its customer first. */
            status: components["schemas"]["SandboxIntentStatus"];
        };
        /**
         * @description requires_payment_method: the card was declined and another may be tried; requires_action: the bank asks its customer first.
         * @enum {string}
         */
        SandboxIntentStatus: "requires_payment_method" | "requires_action" | "processing" | "requires_capture" | "succeeded" | "canceled";
        SaveBillingDetailsDto: {
            /**
             * @description City and state
             * @example Portland, ME
             */
            city?: string;
            /**
             * @description Country
             * @example USA
             */
            country?: string;
            /**
             * @description Address
             * @example 12 Harbor Road
             */
            line1?: string;
            /** @description Address, second line */
            line2?: string;
            /**
             * @description Company or full name
             * @example Northwind Coffee LLC
             */
            name: string;
            /**
             * @description Postal code
             * @example 04101
             */
            postalCode?: string;
            /**
             * @description Tax ID
             * @example 12-3456789
             */
            taxId?: string;
        };
        SavedCreatorDto: {
            /**
             * Format: date
             * @description The last day on which they take no work; null when they are here.
             * @example 2026-12-24
             */
            awayUntil: string | null;
            /** @example Portugal */
            country: string | null;
            /**
             * @description Of that package.
             * @example 3-5 days
             */
            deliveryTime: string | null;
            displayName: string;
            /** Format: uuid */
            id: string;
            /** @description Whether they are in the directory now. */
            isListed: boolean;
            /**
             * @example [
             *       "English"
             *     ]
             */
            languages: string[];
            /**
             * @example [
             *       "Food & Beverage"
             *     ]
             */
            niches: string[];
            picture: components["schemas"]["PictureDto"] | null;
            /** @description Of the first piece of their portfolio. */
            poster: string | null;
            posterPicture: components["schemas"]["PictureDto"] | null;
            /**
             * @description Of the cheapest package that can be booked, dollars; null where none can.
             * @example 95
             */
            priceFrom: number | null;
            profilePicture: string | null;
            proof: components["schemas"]["ProofDto"];
            /** Format: date-time */
            savedAt: string;
            tagline: string | null;
            /** @example sophiacreates */
            username: string;
        };
        SavePackagesDto: {
            /** @description In the order of the page. What is not in the list is deleted, but for archived ones. */
            packages: components["schemas"]["ListedPackageDto"][];
        };
        SavePageDto: {
            /** @description In their order. */
            blocks: components["schemas"]["ArrangedBlockDto"][];
            /** @description What stays in view where the cover is cropped. Without it, what was chosen before stays, and of a new cover the middle. */
            coverFocus?: components["schemas"]["FocusDto"];
            /** @description A data URL of an image of at most 5 MB for a new cover; without it the cover stays. */
            coverUrl?: string;
            design: components["schemas"]["PageDesignDto"];
            /** @description Without it, what was chosen before stays. */
            showNumbers?: boolean;
            tagline?: string;
        };
        ScrubSheetDto: {
            /** @example 10 */
            columns: number;
            /**
             * @description How many pictures there are.
             * @example 24
             */
            count: number;
            /**
             * @description Of one picture, in pixels.
             * @example 160
             */
            height: number;
            /**
             * @description Picture n shows what is seen n times so many milliseconds after the start.
             * @example 500
             */
            intervalMs: number;
            /** @description One WebP that holds all small pictures, row by row. */
            url: string;
            /**
             * @description Of one picture, in pixels.
             * @example 90
             */
            width: number;
        };
        SecondFactorDto: {
            /**
             * @description Of the app that was set up.
             * @example 042517
             */
            code?: string;
            /** @description What the browser made of `getPasskeyChallenge`, as JSON (WebAuthn Level 3, `toJSON`). */
            passkey?: {
                [key: string]: unknown;
            };
            /** @example 4k7mp-2q9xt */
            recoveryCode?: string;
        };
        SendDraftsDto: {
            /**
             * @description The `mark` of each reviewer’s note among the drafts that the sender has seen. Notes that came or were changed since then, and all of them without this, stay drafts.
             * @example [
             *       "q8Zr0mY9cQ1tV7bX2nL5sD8fG4hJ6kW0aE1uI9oR3yT"
             *     ]
             */
            reviewerNotes?: string[];
        };
        SendProductDto: {
            /** @example UPS */
            carrier?: string;
            /** @example 1Z999AA10123456784 */
            tracking?: string;
        };
        /** @enum {string} */
        SentEventType: "booking.payment_needed" | "booking.requested" | "booking.accepted" | "booking.declined" | "booking.paid" | "booking.payment_failed" | "booking.delivered" | "booking.review_started" | "booking.product_changed" | "booking.revision_requested" | "booking.revisions_changed" | "booking.extension_changed" | "booking.settlement_changed" | "booking.completed" | "booking.rejected" | "booking.disputed" | "booking.withdrawn" | "booking.expired" | "booking.not_delivered" | "booking.cancelled" | "booking.refunded" | "booking.refund_changed" | "booking.chargeback_opened" | "booking.chargeback_closed" | "tip.paid" | "ping";
        SentItemsDto: {
            /**
             * @description How many drafts were sent.
             * @example 3
             */
            sent: number;
        };
        SentMessageDto: {
            /** @description As it is kept, with what was attached. */
            message: components["schemas"]["MessageDto"];
            /**
             * @description Its number in the conversation.
             * @example 3
             */
            seq: number;
        };
        SentPayoutDto: {
            /**
             * @description How much. Dollars.
             * @example 150.00
             */
            amount: string;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** Format: uuid */
            bookingId: string;
            /** @example Northwind Coffee */
            brandName: string;
            direction: components["schemas"]["PayoutDirection"];
            /** @example Single Reel */
            packageName: string;
        };
        SettlementProposalDto: {
            /**
             * @description Dollars.
             * @example 90.00
             */
            brandGets: string;
            by: components["schemas"]["Party"];
            /**
             * @description Dollars, before the platform’s fee.
             * @example 60.00
             */
            creatorGets: string;
            /**
             * @description The creator’s share in percent.
             * @example 40
             */
            creatorPercent: number;
            /** @example 1 */
            number: number;
            reason: string;
        };
        SharedFileDto: {
            /** @description Captions of a video, as WebVTT; null where there are none. */
            captionsUrl: string | null;
            /** @example morning.mp4 */
            fileName: string;
            /**
             * @description Bytes of the original.
             * @example 5242880
             */
            fileSize: number;
            /** Format: uuid */
            id: string;
            /** @description The preview at full size, with a watermark, if the brand has had it made; null where the standard one is as large as the original. */
            large: components["schemas"]["LargePreviewDto"] | null;
            /** @description What was measured of the preview. */
            media: components["schemas"]["MediaFactsDto"] | null;
            /** @description The watermarked preview; null until it is made. */
            playUrl: string | null;
            /** @description A still picture of it. */
            posterUrl: string | null;
            preview: components["schemas"]["PreviewStatus"];
            /** @description What the preview leaves out, or why there is none. */
            previewNote: string;
            scrub: components["schemas"]["ScrubSheetDto"] | null;
            /**
             * Format: uuid
             * @description Files of different versions with the same one follow each other.
             */
            slotId: string;
            type: components["schemas"]["ContentKind"];
            uploadId: string;
        };
        SharedItemDto: {
            /** @example Northwind Coffee */
            author: string;
            body: string;
            /** @description Whether the caller can still change it: their own note, which the brand hasn’t taken over. */
            canChange: boolean;
            cause: components["schemas"]["RevisionKind"] | null;
            /** Format: date-time */
            createdAt: string;
            endFrame: number | null;
            /** @description Every change of its state, oldest first. */
            events: components["schemas"]["ReviewItemEventDto"][];
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["ReviewItemKind"];
            /** @description Counted through the booking; null for drafts and answers. */
            number: number | null;
            /**
             * Format: uuid
             * @description The comment that it answers.
             */
            parentId: string | null;
            party: components["schemas"]["Party"];
            /**
             * @description Who wrote it at this link; null for what the parties wrote.
             * @example Tom Weaver
             */
            reviewer: string | null;
            /** @description The version with which it was last asked for as a change. */
            round: number | null;
            /** Format: date-time */
            sentAt: string | null;
            /**
             * @description A mark, in parts of the picture’s width and height from its upper left corner: one of pin [x, y], box [x, y, width, height], arrow [fromX, fromY, toX, toY], or path, x and y of each point in turn.
             * @example {
             *       "pin": [
             *         0.4,
             *         0.25
             *       ]
             *     }
             */
            shape: {
                [key: string]: unknown;
            } | null;
            startFrame: number | null;
            state: components["schemas"]["ReviewItemState"];
            /** Format: uuid */
            submissionId: string;
            uploadId: string | null;
            /**
             * @description The version it was said about.
             * @example 1
             */
            version: number;
        };
        SharedReviewAboutDto: {
            /** @example Northwind Coffee */
            brandName: string;
            /** @example Sophia Reyes */
            creatorName: string;
            /** Format: date-time */
            expiresAt: string;
            notesBecome: components["schemas"]["NotesBecome"];
            /** @example UGC Package */
            packageName: string;
        };
        SharedReviewDto: {
            /** @description What the review is about; null before the password. */
            about: components["schemas"]["SharedReviewAboutDto"] | null;
            /** @description Whether a password is asked for beside the name. */
            needsPassword: boolean;
            /**
             * @description The name that this browser has given; null before it has.
             * @example Tom Weaver
             */
            reviewer: string | null;
        };
        SharedRoomDto: {
            /** @description Oldest first. Drafts of the brand are not in it. */
            items: components["schemas"]["SharedItemDto"][];
            /** @description Newest first. */
            versions: components["schemas"]["SharedVersionDto"][];
        };
        SharedVersionDto: {
            files: components["schemas"]["SharedFileDto"][];
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            submittedAt: string;
            /** @example 1 */
            version: number;
        };
        ShippingAddressDto: {
            /** @example Portland */
            city: string;
            /** @example United States */
            country: string;
            /** @example 12 Harbor Street */
            line1: string;
            line2: string | null;
            /** @example Sophia Reyes */
            name: string;
            phone: string | null;
            /** @example 97201 */
            postalCode: string | null;
            region: string | null;
        };
        ShownContentDto: {
            accounts?: components["schemas"]["SocialEntryDto"][];
            brands?: components["schemas"]["BrandEntryDto"][];
            /** @example My links */
            heading?: string;
            links?: components["schemas"]["ShownLinkDto"][];
            questions?: components["schemas"]["FaqEntryDto"][];
            text?: string;
        };
        ShownLinkDto: {
            /** @description The sizes of its picture, once they are made. */
            picture?: components["schemas"]["PictureDto"];
            /**
             * @description Its picture: what `addLinkPicture` has answered. Without it, the link has none.
             * @example /api/media/links/Zx3kP0q9bT1w.webp
             */
            pictureUrl?: string;
            /** @example My newsletter */
            title: string;
            /** @example https://example.org/letters */
            url: string;
        };
        ShownPasskeyDto: {
            /**
             * @description What the browser made of `getPasskeyChallenge`, as JSON.
             * @example {
             *       "id": "AQIDBAUGBwg",
             *       "rawId": "AQIDBAUGBwg",
             *       "type": "public-key"
             *     }
             */
            passkey: {
                [key: string]: unknown;
            };
        };
        ShownTermsDto: {
            /**
             * @description The most that its files may be made with AI; empty where nothing was said.
             * @example edited
             */
            ai?: components["schemas"]["AiAnswer"];
            /** @description What the creator keeps, in percent, when the brand cancels before a delivery. */
            cancellationPercent?: number;
            /** @description Whether the brand sends a product before the work begins. */
            needsProduct?: boolean;
        };
        SignInProviderDto: {
            /**
             * @description What its button says.
             * @example Google
             */
            name: string;
        };
        SignUpDto: {
            /**
             * Format: email
             * @example ann@example.org
             */
            email: string;
            packageContentFormat?: components["schemas"]["ContentFormatWord"];
            /** @example 3-5 days */
            packageDeliveryTime?: string;
            /** @example Three photos of your product in daily life */
            packageDescription: string;
            /**
             * @description At most 2 characters.
             * @example 📦
             */
            packageEmoji?: string;
            /**
             * @example • 3 high-quality photos
             *     • Basic editing
             *     • Usage rights for social media
             */
            packageIncludes?: string;
            /** @example Basic Package */
            packageName: string;
            /**
             * @description Dollars, with at most two decimals.
             * @example 25
             */
            packagePrice: number | string;
            /** @example 1 */
            packageRevisions?: number | string;
            packageUsageRights?: components["schemas"]["UsageRightsWord"];
            /** @example sophiacreates */
            username: string;
        };
        SiteDto: {
            /** @description Whether this installation is a demo that mails nobody. */
            demo: boolean;
            /** @description By which a browser subscribes to push notifications (VAPID); null where there are none. */
            pushKey: string | null;
            /** @description The provider to sign in with at `/api/auth/oidc`; null without one. */
            signIn: components["schemas"]["SignInProviderDto"] | null;
            /**
             * Format: email
             * @description Where people find help.
             * @example support@reelpact.test
             */
            supportEmail: string;
        };
        SocialEntryDto: {
            /**
             * @description The creator’s own figure.
             * @example 12400
             */
            followers: number | null;
            network: components["schemas"]["SocialNetwork"];
            /**
             * @description An address on the network, or a handle, with or without its @, which becomes one. Of a website, its address.
             * @example https://www.tiktok.com/@sophia
             */
            url: string;
        };
        /** @enum {string} */
        SocialNetwork: "instagram" | "tiktok" | "youtube" | "pinterest" | "linkedin" | "x" | "website";
        SourceFactsDto: {
            /**
             * @description As the file says; null for images and where it doesn’t say.
             * @example 12012
             */
            durationMs: number | null;
            /**
             * @description Pixels, as it is displayed.
             * @example 1920
             */
            height: number;
            /**
             * @description Pixels, as it is displayed.
             * @example 1080
             */
            width: number;
        };
        SourceNumbersDto: {
            /** @description Bookings made in these days that the creator has seen. */
            bookings: number;
            /** @description How often the booking form was opened. */
            bookingStarts: number;
            /**
             * @description What these bookings have earned so far: the creator’s gross share, dollars.
             * @example 450.00
             */
            money: string;
            packageClicks: number;
            /** @description Those of them for which a card was charged. */
            paidBookings: number;
            reelPlays: number;
            /**
             * @description `direct` where nothing was said, `other` for those beyond what is kept apart.
             * @example instagram.com
             */
            source: string;
            views: number;
            /** @description Told apart within one day; of several days, the visitors of each added up. */
            visitors: number;
        };
        StatementDto: {
            /** Format: uuid */
            bookingId: string;
            /** @example usd */
            currency: string;
            /**
             * Format: date-time
             * @description When the money reaches its next place at the latest; null while that depends on people.
             */
            expectedAt: string | null;
            /**
             * @description What the platform keeps of the creator’s share. Dollars.
             * @example 150.00
             */
            fee: string;
            /**
             * @description What the brand pays. Dollars.
             * @example 150.00
             */
            gross: string;
            /** @description Why the creator’s share waits. */
            hold: components["schemas"]["HoldDto"] | null;
            /** @description Oldest first. */
            lines: components["schemas"]["StatementLineDto"][];
            /**
             * @description What the creator gets. Dollars.
             * @example 150.00
             */
            net: string;
            /**
             * @description Where the money is now.
             * @example The payment is held securely until the content is approved.
             */
            place: string;
            /**
             * @description What goes back to the brand. Dollars.
             * @example 150.00
             */
            refunded: string;
            /** @description False while fee and net are what they would be if the content is approved. */
            settled: boolean;
            /** @description The same, followed by why it waits where it does. */
            where: string;
        };
        StatementLineDto: {
            /**
             * @description How much. Dollars.
             * @example 150.00
             */
            amount: string;
            /**
             * Format: date-time
             * @description When it was booked.
             */
            at: string;
            /** @example Paid by card and held */
            label: string;
        };
        SubmissionDto: {
            files: components["schemas"]["SubmissionFileDto"][];
            /** Format: uuid */
            id: string;
            /** @description What it lacks of what the package and its add-ons count. Without anything in it the version is complete; otherwise silence doesn’t approve it. */
            missing: components["schemas"]["MissingPartDto"][];
            notes: string | null;
            /** @description What the revision is about that was requested of this version; null where none was. */
            revisionKind: components["schemas"]["RevisionKind"] | null;
            status: components["schemas"]["SubmissionStatus"];
            /** Format: date-time */
            submittedAt: string;
            /** @example 1 */
            version: number;
        };
        SubmissionFileDto: {
            /** @description What the creator states of AI in it; null where nothing was stated. */
            ai: components["schemas"]["AiUse"] | null;
            /** @description Captions of a video, as WebVTT of times and plain text; null where there are none. */
            captionsUrl: string | null;
            /** @description The same as type. */
            contentType: components["schemas"]["ContentKind"];
            /** @description Downloads what this caller may have now. */
            downloadUrl: string | null;
            /** @example morning.mp4 */
            filename: string;
            /**
             * @description The same as filename.
             * @example morning.mp4
             */
            fileName: string;
            /**
             * @description Bytes; the same as size.
             * @example 5242880
             */
            fileSize: number;
            /** @example video/mp4 */
            fileType: string;
            /** Format: uuid */
            id: string;
            /** @description The preview at full size; null where the standard one is as large as the original. */
            large: components["schemas"]["LargePreviewDto"] | null;
            /** @description What was measured of the preview; null until it is made, and for previews from before version 1.5. */
            media: components["schemas"]["MediaFactsDto"] | null;
            /** @description Whether url and downloadUrl lead to the original. */
            original: boolean;
            /** @description The preview, for either party: with a watermark at first; without one once the originals are unlocked and it is made. What media and scrub say is counted in it. */
            playUrl: string | null;
            /** @description A still picture of it. */
            posterUrl: string | null;
            preview: components["schemas"]["PreviewStatus"];
            /**
             * @description What the preview leaves out, or why there is none; null for originals.
             * @example Watermarked preview, up to 1280 pixels wide or high.
             */
            previewNote: string | null;
            /** @description Small pictures of a video’s preview; null for images, and where there are none. */
            scrub: components["schemas"]["ScrubSheetDto"] | null;
            /** @description SHA-256 of the original, hexadecimal. */
            sha256: string;
            /**
             * @description Bytes.
             * @example 5242880
             */
            size: number;
            /**
             * Format: uuid
             * @description Files of different versions with the same one follow each other.
             */
            slotId: string;
            /** @description What the original measures; null like media. */
            source: components["schemas"]["SourceFactsDto"] | null;
            type: components["schemas"]["ContentKind"];
            /** @description The finished upload it came from; sent again to keep it in the next version. */
            uploadId: string;
            /** @description Where this caller may see it for now: the watermarked preview, or the original once it is unlocked. Null while the preview is being made. */
            url: string | null;
        };
        /** @enum {string} */
        SubmissionStatus: "in_review" | "revision_requested" | "superseded" | "approved" | "rejected" | "unanswered";
        SubmitContentDto: {
            files: components["schemas"]["SubmittedFileDto"][];
            /** @description Confirms a delivery that lacks something of what the package and its add-ons count: what was shown as missing. Without it such a delivery is refused with 422 `INCOMPLETE_DELIVERY`, whose `missing` says what it is; where it isn’t so any more, with 409 `MISSING_CHANGED`. */
            missing?: components["schemas"]["MissingPartDto"][];
            notes?: string;
        };
        SubmittedFileDto: {
            /** @description What is made with AI in it, as you state it: the brand sees it, and it stands on the license. A false statement is a ground to reject the content. Without one, a file from an earlier version keeps what was stated of it last, and a new one is shown as “Not stated”. */
            ai?: components["schemas"]["AiUse"];
            contentType: components["schemas"]["ContentKind"];
            /** @example morning.mp4 */
            fileName: string;
            /**
             * @description Bytes.
             * @example 5242880
             */
            fileSize: number;
            /** @example video/mp4 */
            fileType: string;
            /** @description The upload of the version before that it replaces; without it the next one of its kind. What was said about that is shown beside it. */
            replaces?: string;
            /** @description The finished upload; without it the newest of that name and size. */
            uploadId?: string;
        };
        SubscriptionDto: {
            /**
             * Format: email
             * @description The address, as it is compared.
             */
            email: string;
            reason: components["schemas"]["NotificationReason"];
            /** @description Whether the emails of this reason are still sent there. */
            subscribed: boolean;
        };
        TimelineEntryDto: {
            /** Format: date-time */
            at: string | null;
            state: components["schemas"]["TimelineState"];
            /** @example in progress */
            text: string | null;
            /** @example Content Delivered */
            title: string;
        };
        /** @enum {string} */
        TimelineState: "done" | "current" | "open" | "undone";
        TipCreatorDto: {
            /** @example Sophia Reyes */
            displayName: string;
            /** @example sophiacreates */
            username: string;
        };
        TipDto: {
            /**
             * @description Dollars.
             * @example 5.00
             */
            amount: string;
            /** Format: date-time */
            createdAt: string;
            creator: components["schemas"]["TipCreatorDto"];
            /** @example usd */
            currency: string;
            /** @example Sophia Reyes got your tip of $5.00 */
            headline: string;
            /**
             * Format: uuid
             * @example 5b1f6a0e-2c43-4f7d-9a85-0d6e3b7c1f28
             */
            id: string;
            /** @example Paid */
            label: string;
            /**
             * Format: uri
             * @description The page that says what became of it.
             */
            pageUrl: string;
            /**
             * Format: date-time
             * @description When it was paid.
             */
            paidAt: string | null;
            /** @description What its payment is made with, while it waits for it. */
            payment: components["schemas"]["TipPaymentDto"] | null;
            status: components["schemas"]["TipStatus"];
            /** @description What happened, and what happens next. */
            text: string;
            /**
             * Format: date-time
             * @description Until when it can be taken back; null when not at all.
             */
            undoUntil: string | null;
        };
        TipNumbersDto: {
            /** @example 3 */
            count: number;
            /**
             * @description Dollars.
             * @example 21.00
             */
            money: string;
        };
        TipPaymentDto: {
            /** @example pi_sandbox_1_secret_2 */
            clientSecret: string;
            provider: components["schemas"]["PaymentProvider"];
            /** @description What the provider’s own form needs in the page; null for the sandbox. */
            publishableKey: string | null;
        };
        /** @enum {string} */
        TipStatus: "created" | "paid" | "paid_out" | "refunded" | "charged_back" | "abandoned";
        TipSumsDto: {
            /**
             * @description Sent to your account. Dollars.
             * @example 150.00
             */
            paid: string;
            /**
             * @description Yours, and not sent yet. Dollars.
             * @example 150.00
             */
            waiting: string;
        };
        /**
         * @description What the color of the label means.
         * @enum {string}
         */
        Tone: "neutral" | "primary" | "money" | "attention" | "danger";
        /**
         * @description Whose turn it is; null when nobody has to do anything.
         * @enum {string}
         */
        Turn: "brand" | "creator" | "admin" | "provider" | "network";
        /**
         * @description Why a completed booking isn’t rated.
         * @enum {string}
         */
        UnratedReason: "related" | "unpaid";
        UnsubscribeDto: {
            /**
             * @description As RFC 8058 has it; sent as JSON or as a form.
             * @example One-Click
             * @enum {string}
             */
            "List-Unsubscribe": "One-Click";
        };
        UntilDto: {
            /** Format: date-time */
            at: string;
            kind: components["schemas"]["UntilKind"];
        };
        /** @enum {string} */
        UntilKind: "due" | "deadline";
        UploadDto: {
            /**
             * @description The name of its captions as they were sent; null for a file without any.
             * @example morning.vtt
             */
            captions: string | null;
            contentType: components["schemas"]["ContentKind"] | null;
            /** @description Whether it is part of a version already. */
            delivered: boolean;
            /** @example morning.mp4 */
            fileName: string;
            /** @description Bytes. */
            fileSize: number;
            /** @description What it is by its content; null until it is finished. */
            fileType: string | null;
            /** @description The upload’s id at /api/uploads. */
            id: string;
            /** @description Why it was refused. */
            refusal: string | null;
            status: components["schemas"]["UploadStatus"];
        };
        /** @enum {string} */
        UploadStatus: "uploading" | "finished" | "refused";
        /** @enum {string} */
        UsageRights: "social_media" | "website" | "advertising" | "commercial" | "unlimited";
        /** @enum {string} */
        UsageRightsWord: "social_media" | "website" | "advertising" | "commercial" | "unlimited" | "social" | "social-media" | "ads";
        UserDto: {
            /**
             * @description The name under which this person booked last, for the next brief; null before the first booking.
             * @example Bean & Leaf
             */
            brandName: string | null;
            creator: components["schemas"]["OwnCreatorDto"] | null;
            /** @example ann@example.org */
            email: string;
            emailVerified: boolean;
            /** @example Ann */
            firstName: string;
            /** @description Whether this person has bookings as a brand. */
            hasBrandBookings: boolean;
            /** @description Whether this person can sign in with a password. */
            hasPassword: boolean;
            /** @description Whether this person has a passkey or one-time codes, without which admin calls and setting up payouts answer `FACTOR_NEEDED`. Also true for the demo’s people, who need none. */
            hasSecondFactor: boolean;
            /** Format: uuid */
            id: string;
            isAdmin: boolean;
            /** @example Miller */
            lastName: string;
            profileImageUrl: string | null;
        };
        UsernameAvailabilityDto: {
            available: boolean;
            /** @description Why it cannot be used; null when it can. */
            reason: string | null;
            /**
             * @description A few names like it that are free, where it is taken or reserved; otherwise empty.
             * @example [
             *       "noracreates",
             *       "noraugc",
             *       "norafilms"
             *     ]
             */
            suggestions: string[];
        };
        VerifyEmailDto: {
            /** @example 042517 */
            code?: string;
            /**
             * Format: email
             * @description With `code`.
             */
            email?: string;
            /**
             * @description The account’s new password. Without it the account has none until one is set by reset-password.
             * @example a-long-password
             */
            password?: string;
            /**
             * @description From the mailed link.
             * @example q8rZ1mT5vXw3
             */
            token?: string;
        };
        WaitingShareDto: {
            /**
             * @description The creator’s share. Dollars.
             * @example 150.00
             */
            amount: string;
            /** Format: uuid */
            bookingId: string;
            /** @example Northwind Coffee */
            brandName: string;
            hold: components["schemas"]["HoldDto"];
        };
        WebhookBookingDto: {
            /**
             * @description Dollars with two decimals.
             * @example 150.00
             */
            amount: string;
            /**
             * @description What the API says of it now.
             * @example https://reelpact.example/api/bookings/0f8fad5b-d9cb-469f-a165-70867728950e
             */
            apiUrl: string;
            brand: components["schemas"]["WebhookBrandDto"];
            creator: components["schemas"]["WebhookCreatorDto"];
            /** @example usd */
            currency: string;
            /**
             * Format: date-time
             * @description When the stage ends by itself; null when it doesn’t.
             * @example 2026-11-27T18:00:00.000Z
             */
            deadlineAt: string | null;
            /**
             * Format: date-time
             * @description When the content is due; null before it is known.
             * @example 2026-11-27T18:00:00.000Z
             */
            dueAt: string | null;
            /** @example Funds Secured */
            escrowLabel: string;
            /**
             * @description How it is shown says escrowLabel.
             * @example held
             */
            escrowStatus: string;
            /**
             * @description Whether the booking is over.
             * @example false
             */
            final: boolean;
            /**
             * Format: uuid
             * @example 0f8fad5b-d9cb-469f-a165-70867728950e
             */
            id: string;
            /**
             * @description The stage in the owner’s words.
             * @example Ready to Review
             */
            label: string;
            /** @description What that version lacks of what the package and its add-ons count; with anything in it silence doesn’t approve it. */
            missing: components["schemas"]["MissingPartDto"][];
            /**
             * @description Who has to do what, as one sentence.
             * @example Review the content.
             */
            nextStep: string;
            package: components["schemas"]["WebhookPackageDto"];
            /**
             * @description The page on which the endpoint’s owner goes on.
             * @example https://reelpact.example/project/0f8fad5b-d9cb-469f-a165-70867728950e
             */
            pageUrl: string;
            /**
             * @description Counts the booking’s changes: of two events the one with the higher number is the later one.
             * @example 4
             */
            revision: number;
            /** @description How many revisions the brand can still ask for. */
            revisionsLeft: number | "unlimited";
            /**
             * @description As whom the endpoint’s owner sees the booking.
             * @enum {string}
             */
            role: "brand" | "creator";
            stage: components["schemas"]["BookingStage"];
            status: components["schemas"]["BookingStatus"];
            /** @description Whose turn it is; null when nobody has to do anything. */
            turn: components["schemas"]["Turn"] | null;
            /**
             * @description The newest delivered version; 0 before the first.
             * @example 1
             */
            version: number;
        };
        WebhookBrandDto: {
            /** @example Northwind Coffee */
            name: string;
        };
        WebhookCreatorDto: {
            /**
             * Format: uuid
             * @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35
             */
            id: string;
            /** @example Sophia Reyes */
            name: string;
            /** @example sophiacreates */
            username: string;
        };
        WebhookDataDto: {
            /** @description As it was when the event happened; absent for a test. */
            booking?: components["schemas"]["WebhookBookingDto"];
            /** @description How the held payment was divided, if this event divided it; the three sum to the amount. */
            settlement?: components["schemas"]["WebhookSettlementDto"];
            /** @description The tip that the event is about. */
            tip?: components["schemas"]["WebhookTipDto"];
        };
        WebhookEventDto: {
            /**
             * @description The version of this description when it happened.
             * @example 1.9.0
             */
            apiVersion: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-22T18:00:00.000Z
             */
            createdAt: string;
            data: components["schemas"]["WebhookDataDto"];
            /**
             * @description The same at every attempt: do nothing for one that you have seen.
             * @example evt_01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35
             */
            id: string;
            /** @description What happened. */
            type: components["schemas"]["SentEventType"];
        };
        WebhookPackageDto: {
            /**
             * Format: uuid
             * @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35
             */
            id: string;
            /**
             * @description As it was when it was booked.
             * @example Single Reel
             */
            name: string;
        };
        WebhookSettlementDto: {
            /**
             * @description What the platform keeps.
             * @example 7.50
             */
            fee: string;
            /**
             * @description What the creator is paid, in dollars with two decimals.
             * @example 67.50
             */
            net: string;
            /**
             * @description What goes back to the brand.
             * @example 75.00
             */
            refunded: string;
        };
        WebhookTipDto: {
            /**
             * @description Dollars with two decimals.
             * @example 5.00
             */
            amount: string;
            /** @example usd */
            currency: string;
            /**
             * Format: uuid
             * @example 5b1f6a0e-2c43-4f7d-9a85-0d6e3b7c1f28
             */
            id: string;
            /** @example Loved the reel about tea. */
            message: string | null;
            /**
             * @description Null where none was given.
             * @example Mia
             */
            name: string | null;
            /**
             * Format: date-time
             * @example 2026-11-22T18:00:00.000Z
             */
            paidAt: string;
        };
        WhatNextDto: {
            text: string;
            /** @example Creator Reviews Your Request */
            title: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this content; send it as `If-None-Match`. */
        ETag: string;
    };
    pathItems: never;
}
export type AcceptedFileDto = components['schemas']['AcceptedFileDto'];
export type AcceptFileDto = components['schemas']['AcceptFileDto'];
export type AddonMeaningChoice = components['schemas']['AddonMeaningChoice'];
export type AddonMeaningDto = components['schemas']['AddonMeaningDto'];
export type AddonMeaningInputDto = components['schemas']['AddonMeaningInputDto'];
export type AddonMeaningKind = components['schemas']['AddonMeaningKind'];
export type AdvanceClockDto = components['schemas']['AdvanceClockDto'];
export type AiAnswer = components['schemas']['AiAnswer'];
export type AiUse = components['schemas']['AiUse'];
export type ApproveRequestDto = components['schemas']['ApproveRequestDto'];
export type ArrangedBlockDto = components['schemas']['ArrangedBlockDto'];
export type ArrangedItemDto = components['schemas']['ArrangedItemDto'];
export type ArrangePortfolioDto = components['schemas']['ArrangePortfolioDto'];
export type AskedDto = components['schemas']['AskedDto'];
export type AskExtensionDto = components['schemas']['AskExtensionDto'];
export type AttachmentDto = components['schemas']['AttachmentDto'];
export type AttachmentKind = components['schemas']['AttachmentKind'];
export type AuthenticateSandboxPaymentDto = components['schemas']['AuthenticateSandboxPaymentDto'];
export type BankPayoutDto = components['schemas']['BankPayoutDto'];
export type BankPayoutStatus = components['schemas']['BankPayoutStatus'];
export type BillingDetailsDto = components['schemas']['BillingDetailsDto'];
export type BlockContentDto = components['schemas']['BlockContentDto'];
export type BlockDto = components['schemas']['BlockDto'];
export type BlockKind = components['schemas']['BlockKind'];
export type BookAndPayDto = components['schemas']['BookAndPayDto'];
export type BookedAddonDto = components['schemas']['BookedAddonDto'];
export type BookedDto = components['schemas']['BookedDto'];
export type BookedPackageDto = components['schemas']['BookedPackageDto'];
export type BookingActionDto = components['schemas']['BookingActionDto'];
export type BookingActionName = components['schemas']['BookingActionName'];
export type BookingBillingDto = components['schemas']['BookingBillingDto'];
export type BookingDto = components['schemas']['BookingDto'];
export type BookingFlow = components['schemas']['BookingFlow'];
export type BookingGroup = components['schemas']['BookingGroup'];
export type BookingLicenseDto = components['schemas']['BookingLicenseDto'];
export type BookingRatingDto = components['schemas']['BookingRatingDto'];
export type BookingRole = components['schemas']['BookingRole'];
export type BookingSort = components['schemas']['BookingSort'];
export type BookingStage = components['schemas']['BookingStage'];
export type BookingStatus = components['schemas']['BookingStatus'];
export type BrandEntryDto = components['schemas']['BrandEntryDto'];
export type BrandRecordDto = components['schemas']['BrandRecordDto'];
export type BrandTab = components['schemas']['BrandTab'];
export type BrandTotalsDto = components['schemas']['BrandTotalsDto'];
export type CancelBookingDto = components['schemas']['CancelBookingDto'];
export type CancellationDto = components['schemas']['CancellationDto'];
export type CaptionsDto = components['schemas']['CaptionsDto'];
export type Category = components['schemas']['Category'];
export type ChangeStatusDto = components['schemas']['ChangeStatusDto'];
export type ClockDto = components['schemas']['ClockDto'];
export type ConfirmationScreen = components['schemas']['ConfirmationScreen'];
export type ConfirmSandboxPaymentDto = components['schemas']['ConfirmSandboxPaymentDto'];
export type ContentBlockDto = components['schemas']['ContentBlockDto'];
export type ContentBlockType = components['schemas']['ContentBlockType'];
export type ContentFormat = components['schemas']['ContentFormat'];
export type ContentFormatWord = components['schemas']['ContentFormatWord'];
export type ContentKind = components['schemas']['ContentKind'];
export type ConversationDto = components['schemas']['ConversationDto'];
export type CorrectShipmentDto = components['schemas']['CorrectShipmentDto'];
export type Counted = components['schemas']['Counted'];
export type CreatedItemDto = components['schemas']['CreatedItemDto'];
export type CreatePaymentDto = components['schemas']['CreatePaymentDto'];
export type CreatorCardDto = components['schemas']['CreatorCardDto'];
export type CreatorDashboardDto = components['schemas']['CreatorDashboardDto'];
export type CreatorDto = components['schemas']['CreatorDto'];
export type CreatorRatingsDto = components['schemas']['CreatorRatingsDto'];
export type CredentialDto = components['schemas']['CredentialDto'];
export type DashboardTotalsDto = components['schemas']['DashboardTotalsDto'];
export type DayNumbersDto = components['schemas']['DayNumbersDto'];
export type DeclineCode = components['schemas']['DeclineCode'];
export type DemoDto = components['schemas']['DemoDto'];
export type DemoRole = components['schemas']['DemoRole'];
export type DemoSignInDto = components['schemas']['DemoSignInDto'];
export type DirectoryChoicesDto = components['schemas']['DirectoryChoicesDto'];
export type DirectoryEntryDto = components['schemas']['DirectoryEntryDto'];
export type DirectoryFacetDto = components['schemas']['DirectoryFacetDto'];
export type DirectoryRankingDto = components['schemas']['DirectoryRankingDto'];
export type DirectoryRemovalDto = components['schemas']['DirectoryRemovalDto'];
export type DocumentDto = components['schemas']['DocumentDto'];
export type DocumentFactDto = components['schemas']['DocumentFactDto'];
export type DocumentKind = components['schemas']['DocumentKind'];
export type DocumentPartyDto = components['schemas']['DocumentPartyDto'];
export type DocumentRowDto = components['schemas']['DocumentRowDto'];
export type DocumentSummaryDto = components['schemas']['DocumentSummaryDto'];
export type DocumentTotalDto = components['schemas']['DocumentTotalDto'];
export type DueDateDto = components['schemas']['DueDateDto'];
export type EditMessageDto = components['schemas']['EditMessageDto'];
export type EmailDto = components['schemas']['EmailDto'];
export type EmailKind = components['schemas']['EmailKind'];
export type EnterReviewLinkDto = components['schemas']['EnterReviewLinkDto'];
export type ExtensionRequestDto = components['schemas']['ExtensionRequestDto'];
export type FacetValueDto = components['schemas']['FacetValueDto'];
export type FaqEntryDto = components['schemas']['FaqEntryDto'];
export type FeedbackDto = components['schemas']['FeedbackDto'];
export type FocusDto = components['schemas']['FocusDto'];
export type FrameRateDto = components['schemas']['FrameRateDto'];
export type GiveTipDto = components['schemas']['GiveTipDto'];
export type GroupCountsDto = components['schemas']['GroupCountsDto'];
export type HealthDto = components['schemas']['HealthDto'];
export type HistoryEntryDto = components['schemas']['HistoryEntryDto'];
export type HoldDto = components['schemas']['HoldDto'];
export type InsightsDto = components['schemas']['InsightsDto'];
export type KeepInternalDto = components['schemas']['KeepInternalDto'];
export type KeptBillingDto = components['schemas']['KeptBillingDto'];
export type LargePreviewDto = components['schemas']['LargePreviewDto'];
export type LargePreviewStatus = components['schemas']['LargePreviewStatus'];
export type LicensedFileDto = components['schemas']['LicensedFileDto'];
export type LicenseDto = components['schemas']['LicenseDto'];
export type LicenseLineDto = components['schemas']['LicenseLineDto'];
export type LicenseStanding = components['schemas']['LicenseStanding'];
export type LinkEntryDto = components['schemas']['LinkEntryDto'];
export type LinkNumbersDto = components['schemas']['LinkNumbersDto'];
export type LinkPictureDto = components['schemas']['LinkPictureDto'];
export type LinkProofDto = components['schemas']['LinkProofDto'];
export type LinkTokenDto = components['schemas']['LinkTokenDto'];
export type ListedPackageDto = components['schemas']['ListedPackageDto'];
export type ListingCheckDto = components['schemas']['ListingCheckDto'];
export type LiveEventDto = components['schemas']['LiveEventDto'];
export type LiveKind = components['schemas']['LiveKind'];
export type LiveNewsDto = components['schemas']['LiveNewsDto'];
export type LoginDto = components['schemas']['LoginDto'];
export type MailDto = components['schemas']['MailDto'];
export type MailPreviewDto = components['schemas']['MailPreviewDto'];
export type MediaFactsDto = components['schemas']['MediaFactsDto'];
export type MessageDto = components['schemas']['MessageDto'];
export type MissingPartDto = components['schemas']['MissingPartDto'];
export type MoneyLineDto = components['schemas']['MoneyLineDto'];
export type NamedDocumentDto = components['schemas']['NamedDocumentDto'];
export type NamedDto = components['schemas']['NamedDto'];
export type NamedExtensionDto = components['schemas']['NamedExtensionDto'];
export type NamedOfferDto = components['schemas']['NamedOfferDto'];
export type NamedProposalDto = components['schemas']['NamedProposalDto'];
export type NeededText = components['schemas']['NeededText'];
export type NewAttachmentDto = components['schemas']['NewAttachmentDto'];
export type NewLinkPictureDto = components['schemas']['NewLinkPictureDto'];
export type NewMessageDto = components['schemas']['NewMessageDto'];
export type NewPhotoDto = components['schemas']['NewPhotoDto'];
export type NewReviewLinkDto = components['schemas']['NewReviewLinkDto'];
export type NewReviewLinkUrlDto = components['schemas']['NewReviewLinkUrlDto'];
export type NotesBecome = components['schemas']['NotesBecome'];
export type NothingDto = components['schemas']['NothingDto'];
export type NotificationCountDto = components['schemas']['NotificationCountDto'];
export type NotificationDto = components['schemas']['NotificationDto'];
export type NotificationGroupDto = components['schemas']['NotificationGroupDto'];
export type NotificationReason = components['schemas']['NotificationReason'];
export type ObjectionDto = components['schemas']['ObjectionDto'];
export type OfferedPackageDto = components['schemas']['OfferedPackageDto'];
export type OnboardDto = components['schemas']['OnboardDto'];
export type OwnBrandNumberDto = components['schemas']['OwnBrandNumberDto'];
export type OwnBrandRecordDto = components['schemas']['OwnBrandRecordDto'];
export type OwnCreatorDto = components['schemas']['OwnCreatorDto'];
export type OwnDirectoryDto = components['schemas']['OwnDirectoryDto'];
export type OwnPartDto = components['schemas']['OwnPartDto'];
export type OwnPortfolioItemDto = components['schemas']['OwnPortfolioItemDto'];
export type OwnShippingAddressDto = components['schemas']['OwnShippingAddressDto'];
export type PackageChangeDto = components['schemas']['PackageChangeDto'];
export type PackageDto = components['schemas']['PackageDto'];
export type PackageInputDto = components['schemas']['PackageInputDto'];
export type PackageNumbersDto = components['schemas']['PackageNumbersDto'];
export type PackageOrdersDto = components['schemas']['PackageOrdersDto'];
export type PackagePageDto = components['schemas']['PackagePageDto'];
export type PageBlockDto = components['schemas']['PageBlockDto'];
export type PageCheckDto = components['schemas']['PageCheckDto'];
export type PageCorner = components['schemas']['PageCorner'];
export type PageCover = components['schemas']['PageCover'];
export type PageDesignDto = components['schemas']['PageDesignDto'];
export type PageEvent = components['schemas']['PageEvent'];
export type PageEventDto = components['schemas']['PageEventDto'];
export type PageFont = components['schemas']['PageFont'];
export type PageNumbersDto = components['schemas']['PageNumbersDto'];
export type PageSettingsDto = components['schemas']['PageSettingsDto'];
export type PageTheme = components['schemas']['PageTheme'];
export type ParcelDto = components['schemas']['ParcelDto'];
export type ParcelProblem = components['schemas']['ParcelProblem'];
export type Party = components['schemas']['Party'];
export type PasskeyOptionsDto = components['schemas']['PasskeyOptionsDto'];
export type PaymentIntentDto = components['schemas']['PaymentIntentDto'];
export type PaymentProvider = components['schemas']['PaymentProvider'];
export type PayoutAccountDto = components['schemas']['PayoutAccountDto'];
export type PayoutDirection = components['schemas']['PayoutDirection'];
export type PayoutHold = components['schemas']['PayoutHold'];
export type PayoutsDto = components['schemas']['PayoutsDto'];
export type PictureDto = components['schemas']['PictureDto'];
export type Placement = components['schemas']['Placement'];
export type PortfolioItemDto = components['schemas']['PortfolioItemDto'];
export type PortfolioItemType = components['schemas']['PortfolioItemType'];
export type PortfolioStatus = components['schemas']['PortfolioStatus'];
export type PreviewStatus = components['schemas']['PreviewStatus'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemDto = components['schemas']['ProblemDto'];
export type ProductProblemDto = components['schemas']['ProductProblemDto'];
export type ProfileChangeDto = components['schemas']['ProfileChangeDto'];
export type ProofDto = components['schemas']['ProofDto'];
export type ProposeSettlementDto = components['schemas']['ProposeSettlementDto'];
export type PublicRatingDto = components['schemas']['PublicRatingDto'];
export type QuestionDto = components['schemas']['QuestionDto'];
export type QueuedDeliveryDto = components['schemas']['QueuedDeliveryDto'];
export type RankingPartDto = components['schemas']['RankingPartDto'];
export type RateBookingDto = components['schemas']['RateBookingDto'];
export type RatingDto = components['schemas']['RatingDto'];
export type RatingRemovalReason = components['schemas']['RatingRemovalReason'];
export type RatingReplyDto = components['schemas']['RatingReplyDto'];
export type RatingSumsDto = components['schemas']['RatingSumsDto'];
export type Reader = components['schemas']['Reader'];
export type ReadMessagesDto = components['schemas']['ReadMessagesDto'];
export type ReadNotificationsDto = components['schemas']['ReadNotificationsDto'];
export type ReadyDto = components['schemas']['ReadyDto'];
export type ReasonDto = components['schemas']['ReasonDto'];
export type ReceivedTipDto = components['schemas']['ReceivedTipDto'];
export type RegisterDto = components['schemas']['RegisterDto'];
export type RejectionDto = components['schemas']['RejectionDto'];
export type RejectionGround = components['schemas']['RejectionGround'];
export type RemovalDto = components['schemas']['RemovalDto'];
export type RemovalOutcome = components['schemas']['RemovalOutcome'];
export type RemovalRule = components['schemas']['RemovalRule'];
export type RemovedRatingDto = components['schemas']['RemovedRatingDto'];
export type ReportDto = components['schemas']['ReportDto'];
export type ReportedProblemDto = components['schemas']['ReportedProblemDto'];
export type ReportProductDto = components['schemas']['ReportProductDto'];
export type ReportRatingDto = components['schemas']['ReportRatingDto'];
export type ReportReason = components['schemas']['ReportReason'];
export type RequestBookingDto = components['schemas']['RequestBookingDto'];
export type RequestListedRevisionDto = components['schemas']['RequestListedRevisionDto'];
export type RequestRevisionsDto = components['schemas']['RequestRevisionsDto'];
export type ResetPasswordDto = components['schemas']['ResetPasswordDto'];
export type ReviewAction = components['schemas']['ReviewAction'];
export type ReviewAnswerDto = components['schemas']['ReviewAnswerDto'];
export type ReviewDraftChangeDto = components['schemas']['ReviewDraftChangeDto'];
export type ReviewDraftDto = components['schemas']['ReviewDraftDto'];
export type ReviewDto = components['schemas']['ReviewDto'];
export type ReviewItemDto = components['schemas']['ReviewItemDto'];
export type ReviewItemEventDto = components['schemas']['ReviewItemEventDto'];
export type ReviewItemKind = components['schemas']['ReviewItemKind'];
export type ReviewItemMoveDto = components['schemas']['ReviewItemMoveDto'];
export type ReviewItemState = components['schemas']['ReviewItemState'];
export type ReviewLinkDto = components['schemas']['ReviewLinkDto'];
export type ReviewLinkReviewerDto = components['schemas']['ReviewLinkReviewerDto'];
export type ReviewNoteChangeDto = components['schemas']['ReviewNoteChangeDto'];
export type ReviewNoteDto = components['schemas']['ReviewNoteDto'];
export type ReviewRoomDto = components['schemas']['ReviewRoomDto'];
export type ReviewViewDto = components['schemas']['ReviewViewDto'];
export type ReviewViewedDto = components['schemas']['ReviewViewedDto'];
export type RevisionDto = components['schemas']['RevisionDto'];
export type RevisionKind = components['schemas']['RevisionKind'];
export type SandboxCardDto = components['schemas']['SandboxCardDto'];
export type SandboxConfirmationDto = components['schemas']['SandboxConfirmationDto'];
export type SandboxIntentStatus = components['schemas']['SandboxIntentStatus'];
export type SaveBillingDetailsDto = components['schemas']['SaveBillingDetailsDto'];
export type SavedCreatorDto = components['schemas']['SavedCreatorDto'];
export type SavePackagesDto = components['schemas']['SavePackagesDto'];
export type SavePageDto = components['schemas']['SavePageDto'];
export type ScrubSheetDto = components['schemas']['ScrubSheetDto'];
export type SecondFactorDto = components['schemas']['SecondFactorDto'];
export type SendDraftsDto = components['schemas']['SendDraftsDto'];
export type SendProductDto = components['schemas']['SendProductDto'];
export type SentEventType = components['schemas']['SentEventType'];
export type SentItemsDto = components['schemas']['SentItemsDto'];
export type SentMessageDto = components['schemas']['SentMessageDto'];
export type SentPayoutDto = components['schemas']['SentPayoutDto'];
export type SettlementProposalDto = components['schemas']['SettlementProposalDto'];
export type SharedFileDto = components['schemas']['SharedFileDto'];
export type SharedItemDto = components['schemas']['SharedItemDto'];
export type SharedReviewAboutDto = components['schemas']['SharedReviewAboutDto'];
export type SharedReviewDto = components['schemas']['SharedReviewDto'];
export type SharedRoomDto = components['schemas']['SharedRoomDto'];
export type SharedVersionDto = components['schemas']['SharedVersionDto'];
export type ShippingAddressDto = components['schemas']['ShippingAddressDto'];
export type ShownContentDto = components['schemas']['ShownContentDto'];
export type ShownLinkDto = components['schemas']['ShownLinkDto'];
export type ShownPasskeyDto = components['schemas']['ShownPasskeyDto'];
export type ShownTermsDto = components['schemas']['ShownTermsDto'];
export type SignInProviderDto = components['schemas']['SignInProviderDto'];
export type SignUpDto = components['schemas']['SignUpDto'];
export type SiteDto = components['schemas']['SiteDto'];
export type SocialEntryDto = components['schemas']['SocialEntryDto'];
export type SocialNetwork = components['schemas']['SocialNetwork'];
export type SourceFactsDto = components['schemas']['SourceFactsDto'];
export type SourceNumbersDto = components['schemas']['SourceNumbersDto'];
export type StatementDto = components['schemas']['StatementDto'];
export type StatementLineDto = components['schemas']['StatementLineDto'];
export type SubmissionDto = components['schemas']['SubmissionDto'];
export type SubmissionFileDto = components['schemas']['SubmissionFileDto'];
export type SubmissionStatus = components['schemas']['SubmissionStatus'];
export type SubmitContentDto = components['schemas']['SubmitContentDto'];
export type SubmittedFileDto = components['schemas']['SubmittedFileDto'];
export type SubscriptionDto = components['schemas']['SubscriptionDto'];
export type TimelineEntryDto = components['schemas']['TimelineEntryDto'];
export type TimelineState = components['schemas']['TimelineState'];
export type TipCreatorDto = components['schemas']['TipCreatorDto'];
export type TipDto = components['schemas']['TipDto'];
export type TipNumbersDto = components['schemas']['TipNumbersDto'];
export type TipPaymentDto = components['schemas']['TipPaymentDto'];
export type TipStatus = components['schemas']['TipStatus'];
export type TipSumsDto = components['schemas']['TipSumsDto'];
export type Tone = components['schemas']['Tone'];
export type Turn = components['schemas']['Turn'];
export type UnratedReason = components['schemas']['UnratedReason'];
export type UnsubscribeDto = components['schemas']['UnsubscribeDto'];
export type UntilDto = components['schemas']['UntilDto'];
export type UntilKind = components['schemas']['UntilKind'];
export type UploadDto = components['schemas']['UploadDto'];
export type UploadStatus = components['schemas']['UploadStatus'];
export type UsageRights = components['schemas']['UsageRights'];
export type UsageRightsWord = components['schemas']['UsageRightsWord'];
export type UserDto = components['schemas']['UserDto'];
export type UsernameAvailabilityDto = components['schemas']['UsernameAvailabilityDto'];
export type VerifyEmailDto = components['schemas']['VerifyEmailDto'];
export type WaitingShareDto = components['schemas']['WaitingShareDto'];
export type WebhookBookingDto = components['schemas']['WebhookBookingDto'];
export type WebhookBrandDto = components['schemas']['WebhookBrandDto'];
export type WebhookCreatorDto = components['schemas']['WebhookCreatorDto'];
export type WebhookDataDto = components['schemas']['WebhookDataDto'];
export type WebhookEventDto = components['schemas']['WebhookEventDto'];
export type WebhookPackageDto = components['schemas']['WebhookPackageDto'];
export type WebhookSettlementDto = components['schemas']['WebhookSettlementDto'];
export type WebhookTipDto = components['schemas']['WebhookTipDto'];
export type WhatNextDto = components['schemas']['WhatNextDto'];
export type HeaderETag = components['headers']['ETag'];
export type $defs = Record<string, never>;
export interface operations {
    undoEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkTokenDto"];
            };
        };
        responses: {
            /** @description Undone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    askForFactorRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An email is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    confirmFactorRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkProofDto"];
            };
        };
        responses: {
            /** @description As it is now: `RemovalDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovalDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailDto"];
            };
        };
        responses: {
            /** @description If there is such an account, an email is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginDto"];
            };
        };
        responses: {
            /** @description As it is now: `UserDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    signInWithProvider: {
        parameters: {
            query?: {
                /** @description The path of this site to come back to. */
                next?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the provider, or to `/login?problem=…` when that is not possible. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    comeBackFromProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the screen that was asked for or the person’s first one, or to `/login?problem=…` when nobody was signed in. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getPasskeyChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `PasskeyOptionsDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShownPasskeyDto"];
            };
        };
        responses: {
            /** @description As it is now: `UserDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterDto"];
            };
        };
        responses: {
            /** @description It is made: `UserDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordDto"];
            };
        };
        responses: {
            /** @description As it is now: `UserDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    finishSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorDto"];
            };
        };
        responses: {
            /** @description As it is now: `UserDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `UserDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailDto"];
            };
        };
        responses: {
            /** @description As it is now: `UserDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getBillingDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `KeptBillingDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptBillingDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    listBookings: {
        parameters: {
            query: {
                /** @description As whom: your orders or your projects. */
                as: "brand" | "creator";
                /** @description From the `Link` header of the page before. */
                cursor?: string;
                group?: components["schemas"]["BookingGroup"];
                /** @description Part of the name of the brand, the creator or the package. */
                search?: string;
                /** @description Without one, the most urgent comes first in the open groups, else the newest. */
                sort?: components["schemas"]["BookingSort"];
                status?: components["schemas"]["BookingStatus"];
                tab?: components["schemas"]["BrandTab"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `BookingDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description The next page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `BookingDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getBookingBillingDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `BookingBillingDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingBillingDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    saveBookingBillingDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveBillingDetailsDto"];
            };
        };
        responses: {
            /** @description As it is now: `BookingBillingDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingBillingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getBrandRatings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `RatingSumsDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingSumsDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getBrandRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `BrandRecordDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandRecordDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    editBrief: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookAndPayDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    addBriefFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAttachmentDto"];
            };
        };
        responses: {
            /** @description As it is now: `AttachmentDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    removeBriefFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It isn’t there any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getBookingConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `ConversationDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getBookingDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `DocumentSummaryDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentSummaryDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `HistoryEntryDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntryDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getOriginals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getBookingRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `BookingRatingDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRatingDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    rateBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateBookingDto"];
            };
        };
        responses: {
            /** @description As it is now: `BookingRatingDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRatingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    replyToRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingReplyDto"];
            };
        };
        responses: {
            /** @description As it is now: `BookingRatingDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRatingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    reportRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRatingDto"];
            };
        };
        responses: {
            /** @description Admins were told. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    reviewContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getReviewLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `ReviewLinkDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewLinkDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    makeReviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReviewLinkDto"];
            };
        };
        responses: {
            /** @description It is made: `NewReviewLinkUrlDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewReviewLinkUrlDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    revokeReviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e36 */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getReviewRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `ReviewRoomDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewRoomDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    addReviewDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDraftDto"];
            };
        };
        responses: {
            /** @description It is made: `CreatedItemDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedItemDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    changeReviewDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDraftChangeDto"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    removeReviewDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It isn’t there any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    keepReviewNoteInternal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepInternalDto"];
            };
        };
        responses: {
            /** @description It is as it was wanted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    exportReviewRoom: {
        parameters: {
            query?: {
                /** @description The upload of the video whose markers are wanted. */
                uploadId?: string;
                /** @description The number of a version; without it, all of them in a table, and the newest one otherwise. */
                version?: number;
            };
            header?: never;
            path: {
                format: "csv" | "pdf" | "edl" | "fcpxml" | "premiere";
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to save. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/xml": string;
                    "text/csv": string;
                    "text/plain": string;
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    acceptReviewFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptFileDto"];
            };
        };
        responses: {
            /** @description It is as it was wanted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    orderLargePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is being made, was made before, or can’t be made. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    answerReviewItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewAnswerDto"];
            };
        };
        responses: {
            /** @description It is made: `CreatedItemDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedItemDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    moveReviewItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewItemMoveDto"];
            };
        };
        responses: {
            /** @description Its state is this one now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    requestListedRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestListedRevisionDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    sendReviewDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SendDraftsDto"];
            };
        };
        responses: {
            /** @description As it is now: `SentItemsDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentItemsDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    noteReviewView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewViewedDto"];
            };
        };
        responses: {
            /** @description Noted; the most that was played counts. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    proposeSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposeSettlementDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    acceptSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedProposalDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    declineSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedOfferDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    withdrawProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedOfferDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `StatementDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    changeBookingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStatusDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    takeStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
                step: "withdraw" | "approve_request" | "decline_request" | "approve_content" | "request_revision" | "reject_content" | "cancel_late" | "send_product" | "correct_shipment" | "receive_product" | "report_product" | "cancel_booking" | "extend_due_date" | "ask_extension" | "accept_extension" | "decline_extension" | "propose_settlement" | "accept_settlement" | "decline_settlement" | "withdraw_proposal" | "complete_booking" | "accept_rejection" | "contest_rejection" | "waive_revision" | "grant_revision" | "open_dispute" | "withdraw_as_creator";
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NothingDto"] | components["schemas"]["ApproveRequestDto"] | components["schemas"]["ReasonDto"] | components["schemas"]["FeedbackDto"] | components["schemas"]["RevisionDto"] | components["schemas"]["RejectionDto"] | components["schemas"]["SendProductDto"] | components["schemas"]["CorrectShipmentDto"] | components["schemas"]["ReportProductDto"] | components["schemas"]["CancelBookingDto"] | components["schemas"]["DueDateDto"] | components["schemas"]["AskExtensionDto"] | components["schemas"]["NamedExtensionDto"] | components["schemas"]["NamedOfferDto"] | components["schemas"]["ProposeSettlementDto"] | components["schemas"]["NamedProposalDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getSubmissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `SubmissionDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    submitContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitContentDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getUploads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `UploadDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    putCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaptionsDto"];
            };
        };
        responses: {
            /** @description The video has these captions. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    removeCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video has no captions. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getOwnBrandBookings: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `BookingDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description The next page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getBrandBookings: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @example ann@example.org */
                brandEmail: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `BookingDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description The next page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    acceptExtension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedExtensionDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    approveContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelBookingDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    cancelLate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    declineExtension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedOfferDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    extendDueDate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DueDateDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    markProductSent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendProductDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    requestRevisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestRevisionsDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    correctShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectShipmentDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    withdrawRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getOwnBrandRatings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `RatingSumsDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingSumsDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getOwnBrandRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `OwnBrandRecordDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnBrandRecordDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getSavedCreators: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `SavedCreatorDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description The next page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCreatorDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    saveCreator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                creatorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    removeSavedCreator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                creatorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not on your list any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getBrandTotals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `BrandTotalsDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandTotalsDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    checkUsername: {
        parameters: {
            query: {
                username: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `UsernameAvailabilityDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsernameAvailabilityDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getConversations: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `ConversationDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description The next page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `ConversationDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    attachFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAttachmentDto"];
            };
        };
        responses: {
            /** @description It is made: `AttachmentDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    removeAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                attachmentId: string;
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It isn’t there any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    blockPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockDto"];
            };
        };
        responses: {
            /** @description It is as you said. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    confirmQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The creator has it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getMessages: {
        parameters: {
            query?: {
                /** @description Only those after this number. */
                after?: number;
                /** @description Only those before this number. */
                before?: number;
            };
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `MessageDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessageDto"];
            };
        };
        responses: {
            /** @description It is made: `SentMessageDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessageDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    editMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
                /** @example 3 */
                seq: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditMessageDto"];
            };
        };
        responses: {
            /** @description Edited. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    readMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadMessagesDto"];
            };
        };
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    reportConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportDto"];
            };
        };
        responses: {
            /** @description Reported. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    createEscrowPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key gets the same answer. With another body it is refused (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaymentDto"];
            };
        };
        responses: {
            /** @description It is made: `PaymentIntentDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntentDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    createPaymentIntent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key gets the same answer. With another body it is refused (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaymentDto"];
            };
        };
        responses: {
            /** @description It is made: `PaymentIntentDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntentDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    addLinkPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                creatorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLinkPictureDto"];
            };
        };
        responses: {
            /** @description It is made: `LinkPictureDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkPictureDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    noteLinkShared: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                creatorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted. Only the first time counts. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getPackages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                creatorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `PackageDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    savePackages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                creatorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePackagesDto"];
            };
        };
        responses: {
            /** @description A list of `PackageDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageDto"][];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    createPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                creatorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageInputDto"];
            };
        };
        responses: {
            /** @description It is made: `PackageDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    deletePackages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                creatorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getPageSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                creatorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `PageSettingsDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageSettingsDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    savePageSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                creatorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePageDto"];
            };
        };
        responses: {
            /** @description As it is now: `PageSettingsDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageSettingsDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getOwnPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                creatorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `OwnPortfolioItemDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPortfolioItemDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    arrangePortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                creatorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrangePortfolioDto"];
            };
        };
        responses: {
            /** @description A list of `OwnPortfolioItemDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPortfolioItemDto"][];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    addPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                creatorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPhotoDto"];
            };
        };
        responses: {
            /** @description It is made: `OwnPortfolioItemDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPortfolioItemDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    removePortfolioItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                creatorId: string;
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed, and its files with it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    addVideo: {
        parameters: {
            query: {
                title: string;
            };
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                creatorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "video/*": string;
                "video/mp4": string;
                "video/quicktime": string;
            };
        };
        responses: {
            /** @description It is made: `OwnPortfolioItemDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPortfolioItemDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    acceptRejection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    approveRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveRequestDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    askExtension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskExtensionDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    completeBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    contestRejection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    openDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    grantRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    reportProductProblem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductProblemDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    confirmProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    declineRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    waiveRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    withdrawAsCreator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonDto"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getOwnDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `OwnDirectoryDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDirectoryDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    saveOwnDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectoryChoicesDto"];
            };
        };
        responses: {
            /** @description As it is now: `OwnDirectoryDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDirectoryDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    objectToRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ObjectionDto"];
            };
        };
        responses: {
            /** @description As it is now: `OwnDirectoryDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDirectoryDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    onboardCreator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardDto"];
            };
        };
        responses: {
            /** @description It is made: `CreatorDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `PayoutsDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutsDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getBankPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `BankPayoutDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankPayoutDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getPayoutHistory: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `SentPayoutDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description The next page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentPayoutDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getCreatorProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example sophiacreates */
                idOrUsername: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `CreatorDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    updateCreatorProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example sophiacreates */
                idOrUsername: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChangeDto"];
            };
        };
        responses: {
            /** @description As it is now: `CreatorDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getShippingAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `OwnShippingAddressDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnShippingAddressDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getReceivedTips: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `ReceivedTipDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description The next page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedTipDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `PortfolioItemDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioItemDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    askCreator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionDto"];
            };
        };
        responses: {
            /** @description It is made: `AskedDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getCreatorRatings: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @example sophiacreates */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `CreatorRatingsDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description The next page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorRatingsDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    giveTip: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key gets the same tip. With another body it is refused (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example sophiacreates */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveTipDto"];
            };
        };
        responses: {
            /** @description It is made: `TipDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getCreatorDashboard: {
        parameters: {
            query?: {
                /** @description Leaves the bookings out; `GET /api/bookings` lists them. */
                bookings?: "none";
                /** @description From the `Link` header of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `CreatorDashboardDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorDashboardDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getInsights: {
        parameters: {
            query?: {
                /** @description How many days to look back, today included. */
                days?: 7 | 28 | 90;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `InsightsDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightsDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getInsightsTable: {
        parameters: {
            query?: {
                /** @description How many days to look back, today included. */
                days?: 7 | 28 | 90;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `DemoDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    advanceDemoClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvanceClockDto"];
            };
        };
        responses: {
            /** @description As it is now: `ClockDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getDemoMailPreviews: {
        parameters: {
            query?: {
                /** @description With plain names, or with long ones that try the layout. */
                names?: "plain" | "long";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `MailPreviewDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreviewDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getDemoMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `MailDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    demoSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoSignInDto"];
            };
        };
        responses: {
            /** @description Signed in. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    findCreators: {
        parameters: {
            query?: {
                /** @description From the link of an earlier answer. */
                after?: unknown;
                /** @description Content */
                content?: unknown;
                /** @description Country */
                country?: unknown;
                /** @description Delivery */
                delivery?: unknown;
                /** @description Language */
                language?: unknown;
                limit?: number;
                /** @description Niche */
                niche?: unknown;
                order?: "standard" | "price" | "delivery" | "newest";
                /** @description Price from */
                price?: unknown;
                /** @description Proven here */
                proven?: unknown;
                /** @description Names and words, 2 to 60 characters. */
                q?: unknown;
                /** @description Usage rights included */
                rights?: unknown;
                /** @description What I film */
                style?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `DirectoryEntryDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryEntryDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getDirectoryFacets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `DirectoryFacetDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryFacetDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getDirectoryRanking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `DirectoryRankingDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryRankingDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getDocuments: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the page before. */
                cursor?: string;
                /** @description Only those of this year, in UTC. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `DocumentSummaryDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description The next page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentSummaryDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `DocumentDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getDocumentPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    reissueDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `DocumentDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getDocumentsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getDocumentsZip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example WyJwcmV2aWV3cy8wMTk5Il0.c2lnbmVk */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The part of it that `Range` asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The file is at `Location`, for a while. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not changed since it was fetched. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    mailGuestLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailDto"];
            };
        };
        responses: {
            /** @description If anything was booked with this email, an email is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    enterAsGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkProofDto"];
            };
        };
        responses: {
            /** @description The bookings are open. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    isLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `HealthDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    isReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `ReadyDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `LicenseDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getLicenseCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
                /** @description Of the file, in hexadecimal. */
                sha256: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `CredentialDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    openLiveStream: {
        parameters: {
            query?: {
                /** @description The last id or `mark` that you were given. Without it, the last 10 seconds are repeated. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description There is nothing to hear. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getLiveEvents: {
        parameters: {
            query?: {
                /** @description The last id or `mark` that you were given. Without it, the last 10 seconds are repeated. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `LiveNewsDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveNewsDto"];
                };
            };
            /** @description There is nothing to hear. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    goToLogin: {
        parameters: {
            query?: {
                /** @description For people without an account: leads to the registration form. Other values are ignored. */
                intent?: "sign-up";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To /api/auth/oidc when a sign-in provider is configured, else to /login, or to /auth with the intent to sign up. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                folder: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The part of it that `Range` asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Not changed since it was fetched. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getNotifications: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the page before. */
                cursor?: string;
                /** @description Bookings and conversations with something unread, or all of them; `all` without it. */
                filter?: "unread" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `NotificationGroupDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description The next page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationGroupDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    countNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `NotificationCountDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCountDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotificationsDto"];
            };
        };
        responses: {
            /** @description As it is now: `NotificationCountDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCountDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key books nothing more. A visitor’s repeat is answered with the booking as it was first made, and sets no cookie: the mailed link opens it. With another body it is refused (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookAndPayDto"] | components["schemas"]["RequestBookingDto"];
            };
        };
        responses: {
            /** @description It is made: `BookedDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookedDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `PackagePageDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackagePageDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    updatePackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageChangeDto"];
            };
        };
        responses: {
            /** @description As it is now: `PackageDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    deletePackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    countPageEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageEventDto"];
            };
        };
        responses: {
            /** @description Received. Whether it counts is not said. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    authenticateSandboxPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticateSandboxPaymentDto"];
            };
        };
        responses: {
            /** @description As it is now: `SandboxConfirmationDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxConfirmationDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    confirmSandboxPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSandboxPaymentDto"];
            };
        };
        responses: {
            /** @description As it is now: `SandboxConfirmationDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxConfirmationDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    registerWithoutVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpDto"];
            };
        };
        responses: {
            /** @description It is made: `UserDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    openReviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret part of the link.
                 * @example WyJwcmV2aWV3cy8wMTk5Il0.c2lnbmVk
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `SharedReviewDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedReviewDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getSharedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                part: "preview" | "large" | "poster" | "scrub" | "captions";
                /**
                 * @description The secret part of the link.
                 * @example WyJwcmV2aWV3cy8wMTk5Il0.c2lnbmVk
                 */
                token: string;
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The part of it that `Range` asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Not changed since it was fetched. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    addReviewNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret part of the link.
                 * @example WyJwcmV2aWV3cy8wMTk5Il0.c2lnbmVk
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewNoteDto"];
            };
        };
        responses: {
            /** @description It is made: `CreatedItemDto`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedItemDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    changeReviewNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                itemId: string;
                /**
                 * @description The secret part of the link.
                 * @example WyJwcmV2aWV3cy8wMTk5Il0.c2lnbmVk
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewNoteChangeDto"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    removeReviewNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 */
                itemId: string;
                /**
                 * @description The secret part of the link.
                 * @example WyJwcmV2aWV3cy8wMTk5Il0.c2lnbmVk
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no such note of yours any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    enterReviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret part of the link.
                 * @example WyJwcmV2aWV3cy8wMTk5Il0.c2lnbmVk
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterReviewLinkDto"];
            };
        };
        responses: {
            /** @description The cookie is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getSharedRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret part of the link.
                 * @example WyJwcmV2aWV3cy8wMTk5Il0.c2lnbmVk
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `SharedRoomDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedRoomDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getReviewQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `QueuedDeliveryDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedDeliveryDto"][];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `SiteDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getTip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `TipDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipDto"];
                };
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    undoTip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `TipDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example WyJwcmV2aWV3cy8wMTk5Il0.c2lnbmVk */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `SubscriptionDto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionDto"];
                };
            };
            /** @description The page, for a browser. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not changed since the `ETag` that was sent as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example WyJwcmV2aWV3cy8wMTk5Il0.c2lnbmVk */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeDto"];
            };
        };
        responses: {
            /** @description As it is now: `SubscriptionDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    subscribeAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example WyJwcmV2aWV3cy8wMTk5Il0.c2lnbmVk */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now: `SubscriptionDto`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionDto"];
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header: {
                "Tus-Resumable": "1.0.0";
                "Upload-Length": number;
                /** @description Pairs of a name and a value in Base64. */
                "Upload-Metadata": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun; send the bytes to Location. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    describeUploads: {
        parameters: {
            query?: never;
            header: {
                "Tus-Resumable": "1.0.0";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    discardUpload: {
        parameters: {
            query?: never;
            header: {
                "Tus-Resumable": "1.0.0";
            };
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    getUploadOffset: {
        parameters: {
            query?: never;
            header: {
                "Tus-Resumable": "1.0.0";
            };
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Upload-Offset and Upload-Length say it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    sendUploadBytes: {
        parameters: {
            query?: never;
            header: {
                "Tus-Resumable": "1.0.0";
                "Upload-Offset": number;
            };
            path: {
                /** @example 3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Upload-Offset says how many bytes have arrived. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
}
