/** What is put together unseen and then committed or withdrawn (BF-ACT-03 to 07). */
@NullMarked
package io.stardeck.sfbf.internal.draft;

import org.jspecify.annotations.NullMarked;
