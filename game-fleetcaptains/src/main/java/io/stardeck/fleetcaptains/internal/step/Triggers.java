package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.D_87;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Progress;
import io.stardeck.fleetcaptains.card.word.Ability;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Limit;
import io.stardeck.fleetcaptains.card.word.Mode;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.internal.value.Abilities;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.SetOff;
import io.stardeck.fleetcaptains.state.Spent;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.state.Use;
import java.util.List;
import java.util.Optional;

/** Triggered abilities wait until nothing is in progress ({@code FC-D-87}). */
public final class Triggers {
  private Triggers() {}

  /** A player has done something, or something befell them. */
  static void setOff(Play<FleetState> play, Seat seat, Deed deed) {
    List<Use> uses = Abilities.of(Tables.of(play), seat, Mode.TRIGGERED);
    if (uses.isEmpty() || Tables.of(play).frame(FleetFrame.Answering.class) != null) {
      return;
    }
    for (Use use : uses) {
      SetOff off = new SetOff(seat, use);
      if (Abilities.ability(Tables.of(play), use).trigger().equals(Optional.of(deed))
          && !Tables.of(play).setOff().contains(off)) {
        Tables.change(play, table -> table.withSetOff(Lists.plus(table.setOff(), off)));
      }
    }
  }

  /** Carries out the first that waits; whether there was one. */
  public static boolean next(Play<FleetState> play) {
    ImmutableList<SetOff> waiting = Tables.of(play).setOff();
    if (waiting.isEmpty()) {
      return false;
    }
    SetOff off = waiting.get(0);
    Tables.change(play, table -> table.withSetOff(Lists.rest(waiting)));
    Seat seat = off.player();
    boolean inPlay = Abilities.of(Tables.of(play), seat, Mode.TRIGGERED).contains(off.use());
    if (inPlay && Abilities.ready(Tables.of(play), seat, off.use())) {
      play.push(new FleetFrame.Answering(seat));
      if (Abilities.ability(Tables.of(play), off.use()).optional()) {
        play.push(new FleetFrame.Offered(seat, off.use()));
      } else {
        spend(play, seat, off.use());
        carryOut(play, seat, off.use(), ImmutableList.of());
      }
    }
    return true;
  }

  /** The use of an ability is noted ({@code FC-D-87}). */
  public static void spend(Play<FleetState> play, Seat seat, Use use) {
    Spent spent = new Spent(seat, use.card(), use.number(), Tables.of(play).turn());
    Tables.change(play, table -> table.withSpent(Lists.plus(table.spent(), spent)));
    play.tell(D_87, new CardEvent.AbilityUsed(seat, use.card(), use.number(), use.ship()));
  }

  /** What was used in earlier turns counts no more, unless it can be used once in a game. */
  static void forget(Play<FleetState> play) {
    Table table = Tables.of(play);
    ImmutableList<Spent> kept =
        Lists.filter(
            table.spent(),
            spent ->
                table.set().abilities(spent.card()).get(spent.ability()).limit()
                    == Limit.ONCE_PER_GAME);
    if (kept != table.spent()) {
      Tables.change(play, now -> now.withSpent(kept));
    }
  }

  /** The costs of an ability are paid, and its effects carried out. */
  public static void carryOut(
      Play<FleetState> play, Seat seat, Use use, ImmutableList<Target> chosen) {
    Ability ability = Abilities.ability(Tables.of(play), use);
    run(play, seat, use, chosen, ability.effects());
    run(play, seat, use, chosen, ability.costs());
  }

  /** A list of a face or an ability is carried out next. */
  public static void run(
      Play<FleetState> play,
      Seat seat,
      Use use,
      ImmutableList<Target> chosen,
      ImmutableList<Effect> list) {
    Target about = use.ship().map(Target::of).orElse(Target.NONE);
    EffectRun run = new EffectRun(seat, use.card(), about, ImmutableList.of(), chosen, false);
    run(play, run, list);
  }

  /** A list of a card is carried out next, about what {@code run} says. */
  public static void run(Play<FleetState> play, EffectRun run, ImmutableList<Effect> list) {
    int number = Tables.of(play).set().scripts(run.source()).number(list);
    play.push(new FleetFrame.Effects(run, number, Progress.START));
  }
}
