package io.stardeck.stccg.bot;

import io.stardeck.engine.Seat;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Frames;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whose something is. */
final class Owners {
  private Owners() {}

  /** Whose it is that a card is played on; nobody's, if it is a place or nothing. */
  static Optional<Seat> of(StccgView view, Aim aim) {
    if (aim.announced().isPresent()) {
      return Optional.of(announced(view, aim.announced().getAsInt()));
    } else if (aim.host().isPresent()) {
      return Optional.ofNullable(Manned.seat(view.table(), aim.host().get()));
    } else if (aim.card().isPresent()) {
      @Nullable Lying lying = view.table().lying(aim.card().get());
      @Nullable Card card = Find.card(view.zones(), aim.card().get());
      return lying != null
          ? Optional.of(lying.controller())
          : Optional.ofNullable(card).map(Card::owner);
    }
    return aim.seat();
  }

  private static Seat announced(StccgView view, int number) {
    Phase.Window window =
        Objects.requireNonNull(Frames.find(view.table().frames(), Phase.Window.class));
    return number == 0
        ? window.opener()
        : window.announced().replies().get(number - 1).action().actor();
  }
}
