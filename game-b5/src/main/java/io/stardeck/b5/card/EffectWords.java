package io.stardeck.b5.card;

import com.google.common.collect.ImmutableSet;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** What the words of one effect may speak of. */
final class EffectWords {
  private static final int DEEPEST = 6;

  private final CardDef card;
  private final Set<String> titles;
  private final BiConsumer<String, String> fault;
  private final Effect effect;
  private final boolean number;
  private final ImmutableSet<Class<?>> chosen;
  private final boolean marking;
  private final boolean rated;
  private boolean byItself;
  private int looks;

  EffectWords(
      CardDef card,
      Set<String> titles,
      BiConsumer<String, String> fault,
      Effect effect,
      boolean number) {
    this.card = card;
    this.titles = titles;
    this.fault = fault;
    this.effect = effect;
    this.number = number;
    this.marking =
        effect.trigger() == Trigger.CONSTANT
            && effect.operations().stream().anyMatch(CardOperation.AddMark.class::isInstance);
    // marks may be what a rating counts
    this.rated =
        marking || effect.operations().stream().anyMatch(FactionOperation.Rating.class::isInstance);
    this.byItself = effect.trigger().isAutomatic() || effect.trigger().isReply();
    ImmutableSet.Builder<Class<?>> kinds = ImmutableSet.builder();
    effect.choices().forEach(choice -> kinds.add(choice.getClass()));
    chosen = kinds.build();
  }

  /** The same of what happens without anybody's doing. */
  EffectWords byThemselves() {
    byItself = true;
    return this;
  }

  /**
   * What answers a gain, or a conflict brings, happens by itself and is not CONSTANT ({@code
   * B5-W-31, B5-W-44}).
   */
  EffectWords within(Operation operation) {
    if (!(operation instanceof FactionOperation.OnGain
        || operation instanceof TableOperation.OpenConflict)) {
      return this;
    }
    Effect nothing = Effect.builder().trigger(Trigger.PLAY).build();
    return new EffectWords(card, titles, fault, nothing, false).byThemselves();
  }

  void operation(Operation operation, String path) {
    if (operation instanceof CardOperation on) {
      target(on.target(), path + ".target");
      if (on.target() instanceof Target.All all) {
        filter(all.filter(), path + ".target.filter");
      }
    }
    if (operation instanceof CardOperation.AttackDamage damage) {
      damage.against().ifPresent(against -> filter(against, path + ".against"));
    }
    if (operation instanceof FactionOperation.LookDeck look) {
      if (byItself) {
        fault.accept(path, "nothing is looked at by itself, as a card would have to be chosen");
      }
      if (looks++ > 0 || look.who() == Who.EACH || look.who() == Who.OTHER) {
        fault.accept(path, "an effect looks at one deck");
      }
    }
    if (operation instanceof CardOperation.Stay
        && (card.kind() != Kind.AFTERMATH || effect.trigger() != Trigger.PLAY)) {
      fault.accept(path, "only an aftermath that is revealed stays");
    }
    if (operation instanceof TableOperation.OpenConflict
        && (byItself || card.kind() == Kind.AFTERMATH)) {
      fault.accept(path, "a conflict is opened by an action");
    }
    if (operation instanceof ReplyOperation && !effect.trigger().isReply()) {
      fault.accept(path, "only a reply answers");
    }
    if (operation instanceof ReplyOperation.TakeDamageFor take) {
      title(take.title(), path + ".title");
    }
    if (effect.trigger() == Trigger.CONSTANT && !(operation instanceof Lasting)) {
      fault.accept(path, "what is CONSTANT changes something as long as it lasts");
    }
    boolean conflict =
        operation instanceof TableOperation.SideBonus
            || operation instanceof TableOperation.CancelConflict
            || operation instanceof CardOperation.MayUse use && use.inChosen();
    if (conflict && !chosen.contains(Choice.OfConflict.class)) {
      fault.accept(path, "no conflict is chosen");
    }
    for (Amount amount : operation.amounts()) {
      amount(amount, path, operation, 1);
    }
    if (operation instanceof Operation.If when) {
      condition(when.when(), path + ".when");
    }
    Filter filter = filter(operation);
    if (filter != null) {
      filter(filter, path + ".filter");
    }
    if (operation instanceof TableOperation table) {
      races(table, path);
    }
  }

  /** The filter of a word that has one beside its target. */
  private static @Nullable Filter filter(Operation operation) {
    if (operation instanceof FactionOperation.NextCost next) {
      return next.filter();
    } else if (operation instanceof FactionOperation.SponsorCost cost) {
      return cost.filter();
    } else if (operation instanceof FactionOperation.PromoteCost cost) {
      return cost.filter();
    } else if (operation instanceof FactionOperation.TokenCost cost) {
      return cost.filter();
    } else if (operation instanceof FactionOperation.NoDoubling no) {
      return no.filter();
    } else if (operation instanceof FactionOperation.Forbid forbid) {
      return forbid.filter();
    }
    return operation instanceof ReplyOperation.Withdraw withdraw ? withdraw.filter() : null;
  }

  private void races(TableOperation operation, String path) {
    if (operation instanceof TableOperation.Tension tension
        && tension.of() instanceof TableOperation.Pair.Races races) {
      race(races.from(), path);
      race(races.toward(), path);
    } else if (operation instanceof TableOperation.NoTensionRise no) {
      race(no.from(), path);
      race(no.toward(), path);
    } else if (operation instanceof TableOperation.War war) {
      war.with().ifPresent(race -> race(race, path));
    } else if (operation instanceof TableOperation.EndWar war) {
      war.with().ifPresent(race -> race(race, path));
    }
  }

  /** Tensions and wars are between the races of factions ({@code B5-REL-01, B5-REL-03}). */
  private void race(Race race, String path) {
    if (race == Race.NEUTRAL) {
      fault.accept(path, "who is neutral has no tensions and no wars");
    }
  }

  private void target(Target target, String path) {
    if (target instanceof Target.Titled titled) {
      title(titled.title(), path + ".title");
    }
    if (target instanceof Target.Plain plain) {
      int needs =
          switch (plain.word()) {
            case FIRST -> 1;
            case SECOND -> 2;
            default -> 0;
          };
      if (needs > 0
          && (effect.choices().size() < needs
              || !(effect.choices().get(needs - 1) instanceof Choice.OfCard))) {
        fault.accept(path, "no card is chosen there");
      }
    }
  }

  private void title(String title, String path) {
    if (!titles.contains(title)) {
      fault.accept(path, "no card of the set has that title");
    }
  }

  /** An amount that stands in a cost. */
  void price(Amount amount, String path) {
    amount(amount, path, null, 1);
  }

  private void amount(Amount amount, String path, @Nullable Operation operation, int depth) {
    if (depth > DEEPEST) {
      fault.accept(path, "an amount of too many parts");
      return;
    }
    boolean constant = effect.trigger() == Trigger.CONSTANT;
    boolean damage = operation instanceof CardOperation.AttackDamage;
    if (amount instanceof Amount.Fixed fixed && Math.abs((long) fixed.value()) > 1000) {
      fault.accept(path, "at most 1000");
    }
    if (amount instanceof Amount.Times times && Math.abs((long) times.by()) > 100) {
      fault.accept(path, "at most 100 times");
    }
    if (amount instanceof Amount.Over over && over.by() < 1) {
      fault.accept(path, "divided by 1 or more");
    }
    if (marking && amount instanceof Amount.Marks) {
      fault.accept(path, "a lasting mark does not count marks (B5-W-45)");
    }
    if (amount instanceof Amount.Chosen && !number) {
      fault.accept(path, "no number is chosen");
    }
    if (amount instanceof Amount.FleetsOfChosenRace && !chosen.contains(Choice.OfTension.class)) {
      fault.accept(path, "no tension is chosen");
    }
    if (constant && !damage && amount instanceof Amount.Current) {
      fault.accept(path, "what is CONSTANT does not read a current rating (B5-W-01)");
    }
    boolean momentary =
        amount instanceof Amount.LowestRating
            || amount instanceof Amount.Margin
            || amount instanceof Amount.NeutralisedThisTurn;
    if (constant && momentary) {
      fault.accept(path, "what is CONSTANT does not read that number (B5-W-01)");
    }
    if (amount instanceof Amount.Current current) {
      target(current.of(), path);
      if (current.of() instanceof Target.All) {
        fault.accept(path, "the rating of one card is asked for (B5-W-01)");
      }
    }
    if (amount instanceof Amount.Tension tension) {
      race(tension.toward(), path);
    }
    for (Amount part : amount.parts()) {
      amount(part, path, operation, depth + 1);
    }
  }

  void condition(@Nullable Condition condition, String path) {
    if (condition instanceof Condition.Not not) {
      condition(not.of(), path);
    } else if (condition instanceof Condition.And and) {
      and.of().forEach(part -> condition(part, path));
    } else if (condition instanceof Condition.Or or) {
      or.of().forEach(part -> condition(part, path));
    } else if (effect.trigger() == Trigger.CONSTANT
        && (condition instanceof Condition.Rating && rated
            || condition instanceof Condition.Power)) {
      fault.accept(path, "what is CONSTANT does not read what CONSTANTs change (B5-W-01)");
    } else if (marking && condition instanceof Condition.Marks) {
      fault.accept(path, "the condition of a lasting mark reads no marks (B5-W-45)");
    } else if (condition instanceof Condition.HasInPlay has) {
      filter(has.filter(), path + ".filter");
    } else if (condition instanceof Condition.NeutralisedInIt neutralised) {
      filter(neutralised.filter(), path + ".filter");
    } else if (condition instanceof Condition.Tension tension) {
      race(tension.from(), path);
      race(tension.toward(), path);
    } else if (condition instanceof Condition.AtWar war) {
      race(war.with(), path);
    }
  }

  void filter(Filter filter, String path) {
    filter.title().ifPresent(title -> title(title, path + ".title"));
    if (effect.trigger() == Trigger.CONSTANT && filter.ability().isPresent()) {
      fault.accept(path + ".ability", "what is CONSTANT does not read a current rating");
    }
    if (marking && filter.mark().isPresent()) {
      fault.accept(path + ".mark", "a lasting mark depends on no marks (B5-W-45)");
    }
    for (int i = 0; i < filter.not().size(); i++) {
      filter(filter.not().get(i), path + ".not[" + i + "]");
    }
  }
}
