package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Who;
import java.util.Optional;

/** The player of their choice of whom a text speaks besides those on whom it is carried out. */
public final class ChosenPlayers {
  private ChosenPlayers() {}

  /** The first who is named in {@code effect}, without the effects within it. */
  public static Optional<Who> in(Effect effect) {
    Optional<Who> whose = chosen(effect.whose());
    if (whose.isEmpty()) {
      whose = in(effect.number());
    }
    return whose.isEmpty() && effect instanceof Control.If decides
        ? in(decides.condition())
        : whose;
  }

  private static Optional<Who> chosen(Optional<Who> who) {
    boolean chosen =
        who.isPresent() && who.get() instanceof Who.Plain plain && plain.owner().chosen();
    return chosen ? who : Optional.empty();
  }

  private static Optional<Who> in(Amount amount) {
    if (amount instanceof Amount.Constant) {
      return Optional.empty();
    }
    if (amount instanceof Amount.Count count) {
      return in(count.sel());
    }
    if (amount instanceof Amount.CostOf cost) {
      return in(cost.sel());
    }
    if (amount instanceof Amount.StatOf stat) {
      return chosen(Optional.of(stat.player()));
    }
    if (amount instanceof Amount.Damage damage) {
      return chosen(Optional.of(damage.player()));
    }
    if (amount instanceof Amount.Repaired repaired) {
      return chosen(Optional.of(repaired.player()));
    }
    Optional<Who> who = Optional.empty();
    for (Amount part : Arithmetic.parts(amount)) {
      who = who.isEmpty() ? in(part) : who;
    }
    return who;
  }

  private static Optional<Who> in(Selector sel) {
    return chosen(sel.owner());
  }

  private static Optional<Who> in(Condition condition) {
    if (condition instanceof Condition.And and) {
      return in(and.of());
    }
    if (condition instanceof Condition.Or or) {
      return in(or.of());
    }
    if (condition instanceof Condition.AtLeastNOf some) {
      return in(some.of());
    }
    if (condition instanceof Condition.Not not) {
      return in(not.of());
    }
    return number(condition);
  }

  private static Optional<Who> in(ImmutableList<Condition> conditions) {
    Optional<Who> who = Optional.empty();
    for (Condition condition : conditions) {
      who = who.isEmpty() ? in(condition) : who;
    }
    return who;
  }

  private static Optional<Who> number(Condition condition) {
    if (condition instanceof Condition.Has has) {
      return in(has.sel());
    }
    if (condition instanceof Condition.CountAtLeast count) {
      return either(count.sel(), count.x());
    }
    if (condition instanceof Condition.CountAtMost count) {
      return either(count.sel(), count.x());
    }
    if (condition instanceof Condition.CountExact count) {
      return either(count.sel(), count.x());
    }
    return limit(condition);
  }

  private static Optional<Who> limit(Condition condition) {
    if (condition instanceof Condition.StatAtLeast stat) {
      return in(stat.x());
    }
    if (condition instanceof Condition.StatsSumAtLeast stats) {
      return in(stats.x());
    }
    if (condition instanceof Condition.XpAtLeast xp) {
      return in(xp.x());
    }
    if (condition instanceof Condition.DamageAtMost most) {
      return in(most.x());
    }
    if (condition instanceof Condition.DamageAtLeast least) {
      return in(least.x());
    }
    return condition instanceof Condition.PointsAtLeast points ? in(points.x()) : Optional.empty();
  }

  private static Optional<Who> either(Selector sel, Amount x) {
    Optional<Who> who = in(sel);
    return who.isEmpty() ? in(x) : who;
  }
}
