package io.stardeck.deckbuilder.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.card.word.Ability;
import io.stardeck.deckbuilder.card.word.AbilityZone;
import io.stardeck.deckbuilder.card.word.Price;
import io.stardeck.deckbuilder.event.CardEvent.EffectUsed;
import io.stardeck.deckbuilder.internal.formula.Abilities;
import io.stardeck.deckbuilder.internal.formula.Conditions;
import io.stardeck.deckbuilder.internal.step.Payments;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.internal.step.Turns;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Use;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/**
 * Using an ability of a card (DB-ACT-13). It is open in each phase that says which window it is
 * ({@link io.stardeck.deckbuilder.state.phase.Phase#window}).
 */
public final class UseEffectRule implements DeckbuilderRule<UseEffect> {
  private static final RuleId GEN_01 = RuleId.of("DB-GEN-01");
  private static final RuleId GEN_05 = RuleId.of("DB-GEN-05");
  private static final RuleId ACT_13 = RuleId.of("DB-ACT-13");
  private static final RuleId BOR_73 = RuleId.of("DB-BOR-73");

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super UseEffect> offer) {
    Abilities.at(
        view.table(),
        view.seat(),
        use -> offer.accept(new UseEffect(view.seat(), use.card(), use.ability())));
  }

  @Override
  public void check(DeckbuilderView view, UseEffect action, Findings findings) {
    Table table = view.table();
    CardId card = action.source();
    if (!table.exists(card)) {
      findings.reject("source", GEN_01, "there is no card %s", card);
      return;
    }
    ImmutableList<Ability> abilities = table.def(card).abilities();
    if (action.index() < 0 || action.index() >= abilities.size()) {
      findings.reject("index", ACT_13, "%s has no ability %s", card, action.index());
      return;
    }
    Ability ability = abilities.get(action.index());
    if (!Abilities.lies(table, view.seat(), card, ability.zone())) {
      findings.reject("source", ACT_13, "%s is not %s", card, where(ability.zone()));
    }
    if (!Abilities.open(table, ability)) {
      findings.reject("source", GEN_05, "this ability of %s cannot be used now", card);
    }
    usable(view, action, ability, findings);
    if (ability.zone() == AbilityZone.STARTING_EFFECT && !table.config().startingEffects()) {
      findings.reject(BOR_73, "starting effects are not used in this game");
    }
  }

  private static String where(AbilityZone zone) {
    return switch (zone) {
      case BRIDGE -> "on your Bridge";
      case FLAGSHIP -> "your flagship";
      case STARTING_EFFECT -> "your starting Starship";
      case POINTS -> "in your Points Area";
      case INFLUENCE -> "in your Influence Area";
    };
  }

  private static void usable(
      DeckbuilderView view, UseEffect action, Ability ability, Findings findings) {
    int used = Abilities.used(view.table(), new Use(action.source(), action.index()));
    if (used >= ability.uses()) {
      findings.reject(ACT_13, "of %s uses in a turn none is left", ability.uses());
    }
    Bindings bindings = Bindings.of(view.seat(), action.source());
    if (!Payments.payable(view, bindings, cost(ability))) {
      findings.reject(ACT_13, "you cannot pay its cost");
    }
    if (ability.condition().isPresent()
        && !Conditions.hold(view, bindings, ability.condition().get())) {
      findings.reject(ACT_13, "its condition does not hold");
    }
  }

  /** The cost is paid first; the effects follow when all of it is paid. */
  @Override
  public void perform(Play<DeckbuilderState> play, UseEffect action) {
    Turns.act(play, action.actor());
    Seat seat = action.actor();
    Use use = new Use(action.source(), action.index());
    Ability ability = play.state().table().def(use.card()).abilities().get(use.ability());
    Area area = play.state().table().area(seat);
    play.become(
        play.state()
            .with(
                seat,
                area.withActed(true)
                    .withTally(area.tally().withUsed(Lists.plus(area.tally().used(), use)))));
    play.tell(ACT_13, new EffectUsed(seat, use.card(), use.ability()));
    Runs.start(play, seat, use.card(), ability.effects());
    Payments.begin(play, Bindings.of(seat, use.card()), cost(ability));
  }

  private static ImmutableList<Price> cost(Ability ability) {
    return ability.cost().orElse(ImmutableList.of());
  }
}
