package io.stardeck.stccg.internal.effects.game;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.script.Picking;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.word.GameEffect.AddSeedCard;
import io.stardeck.stccg.event.SetupEvent;
import io.stardeck.stccg.internal.card.Frames;
import io.stardeck.stccg.internal.effects.word.Choices;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.missions.Stacks;
import io.stardeck.stccg.internal.value.Filters;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * {@code ADD_SEED_CARD}: the player puts a dilemma or an artifact under the mission, as in the
 * set-up: face down, to be met first ({@code ST-EFF-27}, {@code ST-SED-04}).
 */
final class AddSeedCardWord extends Picking<StccgState, StccgView, Effects, AddSeedCard>
    implements StccgWord<AddSeedCard> {
  private static final RuleId EFF_27 = RuleId.of("ST-EFF-27");

  AddSeedCardWord() {
    super(new No());
  }

  private static Place from(AddSeedCard effect, Effects run) {
    return switch (effect.from().orElse(AddSeedCard.Source.HAND)) {
      case HAND -> Places.hand(run.seat());
      case UNSEEDED -> Places.unseeded(run.seat());
    };
  }

  @Override
  protected int count(StccgState state, AddSeedCard effect, Effects run) {
    return state.size(from(effect, run)) > 0 && open(state, run) ? 1 : 0;
  }

  /** Whether a mission lies there that can still be solved and that nobody attempts just now. */
  private static boolean open(Facts facts, Effects run) {
    int number = run.on().location().orElse(-1);
    @Nullable Location here = facts.table().location(number);
    OrderPhase.@Nullable Attempting attempting =
        Frames.find(facts.table().frames(), OrderPhase.Attempting.class);
    return (attempting == null || attempting.attempt().location() != number)
        && here != null
        && facts.has(Places.stack(number))
        && here.solvedBy().isEmpty()
        && !here.destroyed();
  }

  @Override
  protected Seat picker(StccgView open, AddSeedCard effect, Effects run) {
    return run.seat();
  }

  /** Seeding is voluntary ({@code ST-SED-09}). */
  @Override
  protected boolean mayStop(AddSeedCard effect) {
    return true;
  }

  @Override
  protected ImmutableList<? extends Option> picks(StccgView view, AddSeedCard effect, Effects run) {
    Location here = Objects.requireNonNull(view.table().location(run.on().location().getAsInt()));
    ImmutableList.Builder<Option> picks = ImmutableList.builder();
    for (Card card : view.cards(from(effect, run))) {
      CardDef def = view.table().def(card);
      boolean seed = def.kind() == CardKind.DILEMMA || def.kind() == CardKind.ARTIFACT;
      boolean wanted = Filters.fits(effect.filter(), def);
      if (seed && wanted && Stacks.fits(view.table(), here, def) && !copied(view, here, card)) {
        picks.add(new OfCard(card.id()));
      }
    }
    return picks.build();
  }

  /** Whether a copy is known to lie there, or was met there ({@code ST-SED-05}). */
  private static boolean copied(StccgView view, Location here, Card card) {
    for (Card there : view.cards(Places.stack(here.number()))) {
      if (there.def().equals(card.def())) {
        return true;
      }
    }
    return here.met().contains(card.def());
  }

  @Override
  public boolean secret(StccgView open, AddSeedCard effect, Effects run) {
    return true;
  }

  @Override
  protected void pick(Play<StccgState> play, AddSeedCard effect, Effects run, Option option) {
    int there = run.on().location().getAsInt();
    Place from = from(effect, run);
    Card card = Choices.chosen(play.state(), from, option);
    // It may be earned again, or for the first time (ST-ZON-11).
    Card bare = card.without(Mark.class::isInstance);
    DEALER.change(play, from, card, bare);
    DEALER
        .card(play, from, bare)
        .to(Places.stack(there))
        .tell(EFF_27, known -> new SetupEvent.SeedPlaced(run.seat(), there, known));
    Stacks.add(play, there, card.owner());
  }

  @Override
  public String question(StccgView view, AddSeedCard effect, Effects run) {
    return "which card is put under the mission?";
  }
}
