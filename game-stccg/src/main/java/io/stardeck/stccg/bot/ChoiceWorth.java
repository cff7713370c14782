package io.stardeck.stccg.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.action.AnswerAction;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pay;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.card.word.CardEffect;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.GameEffect;
import io.stardeck.stccg.card.word.PersonEffect;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Frames;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What an answer promises. */
final class ChoiceWorth {
  private static final double DEAR = 100;

  private ChoiceWorth() {}

  static double of(Outlook outlook, AnswerAction action) {
    StccgView view = outlook.view();
    if (action instanceof PlayInterrupt play) {
      return InterruptWorth.of(view, play);
    } else if (action instanceof Pay pay) {
      return pay.card().isEmpty() ? 0 : DEAR - value(view, pay.card().get());
    } else if (action instanceof Choose choose && view.top() instanceof Phase.Effects run) {
      return choice(outlook, effect(view, run), choose.option());
    }
    return 0;
  }

  private static Effect effect(StccgView view, Phase.Effects run) {
    return view.table().scripts(run.def()).get(run.script()).get(run.progress().next());
  }

  private static double choice(Outlook outlook, Effect effect, Chosen option) {
    StccgView view = outlook.view();
    if (option instanceof Chosen.OfCard of) {
      return takes(effect) == own(view, of.card())
          ? value(view, of.card())
          : -value(view, of.card());
    } else if (option instanceof Chosen.OfDefinition of) {
      return CardWorth.of(view.table().def(of.def()));
    } else if (option instanceof Chosen.OfNumber of) {
      return effect instanceof GameEffect.Choose choose
          ? list(outlook, choose.of().get(of.number()))
          : -of.number();
    } else if (option instanceof Chosen.OfLocation of) {
      return view.table().outposts().stream()
              .anyMatch(
                  outpost ->
                      outpost.location() == of.location()
                          && outpost.controller().equals(view.seat()))
          ? 2
          : 1;
    }
    return option instanceof Chosen.Yes ? 1 : 0;
  }

  /** One of several lists of effects, with what is lost at the table if it stops an attempt. */
  private static double list(Outlook outlook, ImmutableList<Effect> effects) {
    boolean stops = effects.stream().anyMatch(PersonEffect.Stop.class::isInstance);
    return EffectWorth.of(effects) - (stops && !wins(outlook, effects) ? attempt(outlook) : 0);
  }

  private static boolean wins(Outlook outlook, ImmutableList<Effect> effects) {
    int points = outlook.table().player(outlook.seat()).score();
    for (Effect effect : effects) {
      points += effect instanceof GameEffect.Score score ? score.points() : 0;
    }
    return points >= outlook.table().options().pointGoal();
  }

  /** What the own attempt under way promises: the less, the more cards still lie before it. */
  private static double attempt(Outlook outlook) {
    OrderPhase.@Nullable Attempting phase =
        Frames.find(outlook.table().frames(), OrderPhase.Attempting.class);
    if (phase == null || !phase.attempt().seat().equals(outlook.seat())) {
      return 0;
    }
    Attempt attempt = phase.attempt();
    Host host = attempt.host();
    Location location = Objects.requireNonNull(outlook.table().location(attempt.location()));
    Group group =
        Group.of(
            outlook.view(), outlook.seat(), location.number(), host, Role.GROUP, Role.GEAR_GROUP);
    ImmutableList<Card> persons = outlook.view().cards(host, Role.GROUP);
    return outlook.promise(location, group, persons) / (1 + location.seeds().size());
  }

  /** Whether it is good for a card, or for its player, to be taken by an effect. */
  private static boolean takes(Effect effect) {
    return effect instanceof CardEffect.SearchDeck
        || effect instanceof CardEffect.Recover
        || effect instanceof PersonEffect.CopySkills;
  }

  private static boolean own(StccgView view, CardId id) {
    @Nullable Card card = Find.card(view.zones(), id);
    return card == null || card.owner().equals(view.seat());
  }

  private static double value(StccgView view, CardId id) {
    @Nullable Card card = Find.card(view.zones(), id);
    return card == null ? 0 : CardWorth.of(view.table().def(card));
  }
}
