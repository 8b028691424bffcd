const key = 'reelpact.contact-email';

/** The address that a visitor gave when booking; it opens nothing by itself, the guest cookie does. */
export function guestEmail(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberGuestEmail(email: string): void {
  try {
    localStorage.setItem(key, email);
  } catch {
    // Without storage the person signs in to see the dashboard.
  }
}
