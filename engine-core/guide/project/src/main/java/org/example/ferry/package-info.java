/** Ferry: hidden hands, a secret choice of all at once, and a window to react in. */
package org.example.ferry;
