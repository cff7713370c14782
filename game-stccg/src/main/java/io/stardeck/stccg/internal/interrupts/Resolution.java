package io.stardeck.stccg.internal.interrupts;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Awaiting;
import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.InterruptUse;
import io.stardeck.stccg.card.fact.ArtifactUse;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.card.Begin;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Played;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What becomes of an interrupt when its window is over ({@code ST-INT-04}, {@code ST-INT-08}). */
final class Resolution implements Awaiting<StccgState, StccgView, Played> {
  @Override
  public Class<Played> action() {
    return Played.class;
  }

  private static final RuleId INT_04 = RuleId.of("ST-INT-04");
  private static final RuleId ART_07 = RuleId.of("ST-ART-07");
  private static final RuleId PLY_09 = RuleId.of("ST-PLY-09");
  private static final RuleId INT_08 = RuleId.of("ST-INT-08");
  private static final RuleId INT_09 = RuleId.of("ST-INT-09");
  private static final RuleId INT_10 = RuleId.of("ST-INT-10");

  @Override
  public boolean stands(StccgView view, Played played) {
    InterruptUse use = use(view.table(), played);
    return Playable.on(view, played.actor(), use, played.on())
        && !Boardings.second(view, use, played.on());
  }

  @Override
  public void happen(Play<StccgState> play, Played played) {
    happen(play, played, Objects.requireNonNull(card(play, played)));
  }

  private static void happen(Play<StccgState> play, Played played, Card card) {
    InterruptUse use = use(play.state().table(), played);
    play.tell(INT_08, new CardEvent.InterruptResolved(played.actor(), card));
    if (use.stays()) {
      Laying.lay(play, played.actor(), card, lies(played), use);
    } else {
      play.push(new Phase.Resolving(card.id()));
    }
    Begin.effects(play, card, played.actor(), played.on(), use.effects());
  }

  private static On lies(Played played) {
    return played.on().host().isPresent() && played.on().host().get().kind() == HostKind.SHIP
        ? On.ship(played.on().host().get().card())
        : On.table(played.actor());
  }

  @Override
  public void fizzle(Play<StccgState> play, Played played) {
    lost(play, played, INT_10);
  }

  /**
   * A nullifier has taken its target away; what it does besides comes now, before all other
   * interrupts ({@code ST-INT-08}, {@code ST-EFF-40}).
   */
  static void spent(Play<StccgState> play, Played played) {
    Card card = card(play, played);
    if (card == null) {
      return;
    }
    if (use(play.state().table(), played).effects().size() > 1) {
      happen(play, played, card);
    } else {
      play.tell(INT_08, new CardEvent.InterruptResolved(played.actor(), card));
      Discards.discard(play, Places.IN_PLAY, card, INT_08);
    }
  }

  /** It was nullified. */
  static void nullified(Play<StccgState> play, Played played) {
    lost(play, played, INT_09);
  }

  private static void lost(Play<StccgState> play, Played played, RuleId rule) {
    Card card = card(play, played);
    if (card != null) {
      play.tell(rule, new CardEvent.CardNullified(card));
      Discards.discard(play, Places.IN_PLAY, card, rule);
    }
  }

  /** The card; null if its player has left the game with it. */
  private static @Nullable Card card(Play<StccgState> play, Played played) {
    return Find.card(play.state().cards(Places.IN_PLAY), played.card());
  }

  private static InterruptUse use(Table table, Played played) {
    return Objects.requireNonNull(InterruptUse.of(table.def(played.def())));
  }

  /**
   * After its effects an interrupt is discarded, unless it has gone elsewhere; so is an event that
   * lies nowhere, and an artifact that acts when it is earned.
   */
  static void done(Play<StccgState> play, Phase.Resolving frame) {
    play.pop();
    Card card = Find.card(play.state().cards(Places.IN_PLAY), frame.card());
    if (card != null) {
      Discards.discard(play, Places.IN_PLAY, card, discarding(play.state().table().def(card)));
    }
  }

  private static RuleId discarding(CardDef def) {
    if (InterruptUse.of(def) != null) {
      return INT_04;
    }
    boolean earned = def instanceof ArtifactDef artifact && artifact.use() == ArtifactUse.AT_ONCE;
    return earned ? ART_07 : PLY_09;
  }
}
