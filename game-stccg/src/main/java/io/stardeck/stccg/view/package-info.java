/** What one seat may know: {@link io.stardeck.stccg.view.StccgView}. */
@NullMarked
package io.stardeck.stccg.view;

import org.jspecify.annotations.NullMarked;
