package io.stardeck.fleetcaptains.internal.effect;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.word.Choice;
import io.stardeck.fleetcaptains.card.word.Chooser;
import io.stardeck.fleetcaptains.card.word.Each;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Who;
import io.stardeck.fleetcaptains.internal.value.Conditions;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether the first thing that words bring is a decision of their player ({@code FC-D-86}). */
public final class FirstDecision {
  private final FleetView view;
  private final EffectRun run;

  private FirstDecision(FleetView view, EffectRun run) {
    this.view = view;
    this.run = run;
  }

  /** Whether it is a window of a test, or a choice, for all that the player sees. */
  public static boolean isOf(FleetView view, EffectRun run, ImmutableList<Effect> effects) {
    return new FirstDecision(view, run).any(effects).orElse(false);
  }

  /** Whether the first of them that brings anything asks the player; empty if none does. */
  private Optional<Boolean> any(ImmutableList<Effect> effects) {
    Optional<Boolean> first = Optional.empty();
    for (int i = 0; i < effects.size() && first.isEmpty(); i++) {
      first = asks(effects.get(i));
    }
    return first;
  }

  private Optional<Boolean> asks(Effect effect) {
    Table table = view.table();
    Ship ship = table.ship(run.about().ship().orElseThrow());
    if (ship == null) {
      return Optional.empty();
    } else if (effect instanceof Effect.Test test) {
      return Optional.of(opens(ship, test));
    } else if (effect instanceof Effect.Choose choose) {
      return chosen(choose);
    } else if (effect instanceof Effect.If either) {
      boolean holds = Conditions.holds(table, run.player(), ship, ship.at(), either.when());
      return any(holds ? either.then() : either.otherwise());
    } else if (effect instanceof Effect.ForEach each && each.each() == Each.TASK_FORCE) {
      return first(each);
    } else if (effect instanceof Effect.DiscardCommand discard && discard.who() == Who.SELF) {
      return view.hand().isEmpty()
          ? Optional.empty()
          : Optional.of(discard.chooser() == Chooser.OWNER);
    } else if (effect instanceof Effect.DiscardCrew discard) {
      return lost(discard);
    }
    return Optional.of(false);
  }

  private Optional<Boolean> first(Effect.ForEach each) {
    Optional<Boolean> first = Optional.empty();
    for (CardId ship : Subjects.struck(run)) {
      first =
          first.or(() -> new FirstDecision(view, run.about(Target.of(ship))).any(each.effects()));
    }
    return first;
  }

  private Optional<Boolean> chosen(Effect.Choose choose) {
    List<Choice> possible = new ArrayList<>();
    for (Choice option : choose.options()) {
      if (Possible.any(view, run, option.effects())) {
        possible.add(option);
      }
    }
    if (possible.size() == 1) { // taken without asking
      return any(possible.get(0).effects());
    }
    return possible.isEmpty() ? Optional.empty() : Optional.of(choose.by() == Who.SELF);
  }

  private Optional<Boolean> lost(Effect.DiscardCrew discard) {
    for (CardId card : Subjects.struck(run)) {
      Ship ship = view.table().ship(card);
      if (ship != null && !ship.crew().isEmpty()) {
        return Optional.of(discard.chooser() == Chooser.OWNER && ship.crew().size() > 1);
      }
    }
    return Optional.empty();
  }

  /** Whether a test opens a window: it fails at once where nobody can save it ({@code FC-D-16}). */
  private boolean opens(Ship ship, Effect.Test test) {
    if (!ship.adjusted()) {
      return true;
    }
    for (Ship each : view.fleet()) {
      boolean takesPart = each == ship || test.together() && each.isAt(ship.at());
      if (takesPart && !Ratings.disabled(view.table(), each, ship.at(), test.system())) {
        return true;
      }
    }
    return false;
  }
}
