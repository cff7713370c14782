package io.stardeck.stccg.internal.effects.word;

import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.word.CardEffect;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.GameEffect;
import io.stardeck.stccg.card.word.PersonEffect;
import io.stardeck.stccg.card.word.Player;
import io.stardeck.stccg.card.word.ShipEffect;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.internal.effects.word.Pool.Member;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Table;
import org.jspecify.annotations.Nullable;

/** Effects that cards prevent: they do nothing to whom that is about ({@code ST-EFF-07}). */
public final class Warded {
  private static final ImmutableMap<Class<? extends Effect>, Deed> PERSONS =
      ImmutableMap.<Class<? extends Effect>, Deed>builder()
          .put(PersonEffect.Kill.class, Deed.KILL)
          .put(PersonEffect.Stop.class, Deed.STOP)
          .put(PersonEffect.Disable.class, Deed.DISABLE)
          .put(PersonEffect.Hold.class, Deed.HOLD)
          .put(PersonEffect.Relocate.class, Deed.RELOCATE)
          .put(ShipEffect.TakeControl.class, Deed.TAKE_CONTROL)
          .buildOrThrow();

  private static final ImmutableMap<Class<? extends Effect>, Deed> SHIPS =
      ImmutableMap.<Class<? extends Effect>, Deed>builder()
          .put(ShipEffect.Destroy.class, Deed.DESTROY_SHIP)
          .put(ShipEffect.Discard.class, Deed.DISCARD_SHIP)
          .put(ShipEffect.Relocate.class, Deed.RELOCATE_SHIP)
          .put(ShipEffect.SetAside.class, Deed.SET_ASIDE)
          .buildOrThrow();

  private Warded() {}

  /** Whether an effect does nothing to one of those whom it is about. */
  static boolean member(Facts facts, Effect effect, Member member) {
    return card(facts.table(), effect, member.seat(), member.host());
  }

  /** Whether an effect does nothing to persons and equipment of a player on a host. */
  public static boolean card(Table table, Effect effect, Seat seat, Host host) {
    if (table.inForce(Standing.Prevent.class).isEmpty()) {
      return false;
    }
    @Nullable Deed deed = PERSONS.get(effect.getClass());
    return deed != null && Preventions.of(table, deed, seat, Sites.of(table, host), host);
  }

  /** Whether an effect does nothing to the ship or the player that it is about. */
  public static boolean whole(Facts facts, Effect effect, Effects run) {
    Table table = facts.table();
    if (table.inForce(Standing.Prevent.class).isEmpty()) {
      return false;
    }
    @Nullable Deed ship = SHIPS.get(effect.getClass());
    if (ship != null) {
      return Who.ship(facts, run).filter(each -> Preventions.of(table, ship, each)).isPresent();
    }
    if (effect instanceof CardEffect.Draw draw) {
      return player(table, run, Deed.DRAW, draw.player());
    } else if (effect instanceof CardEffect.DiscardHand hand) {
      return player(table, run, Deed.DISCARD_HAND, hand.player());
    } else if (effect instanceof GameEffect.Score score) {
      return player(table, run, Deed.SCORE, score.player().orElse(Player.SELF));
    }
    return effect instanceof GameEffect.LosePoints lose
        && player(table, run, Deed.LOSE_POINTS, lose.player().orElse(Player.SELF));
  }

  private static boolean player(Table table, Effects run, Deed deed, Player player) {
    return Preventions.of(table, deed, Who.player(table, run, player));
  }
}
