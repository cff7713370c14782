package io.stardeck.stccg.internal.effects.persons;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.InterruptDef;
import io.stardeck.stccg.card.word.PersonEffect.CopySkills;
import io.stardeck.stccg.card.word.Target;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.effects.word.Choices;
import io.stardeck.stccg.internal.effects.word.Showing;
import io.stardeck.stccg.internal.effects.word.StccgAsking;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Person;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;

/**
 * {@code COPY_SKILLS}: a person gains all skills of another one present, until the end of the turn;
 * both are shown ({@code ST-EFF-52}, {@code ST-PRE-03}).
 */
final class CopySkillsWord implements StccgAsking<CopySkills> {
  private static final RuleId PRE_03 = RuleId.of("ST-PRE-03");
  private static final Role[] ROLES = Role.values();

  @Override
  public Optional<Seat> chooser(StccgView open, CopySkills effect, Effects run) {
    boolean others = run.on().host().isPresent() && open.persons(run.on().host().get()) > 1;
    return run.progress().done() < 2 && others ? Optional.of(run.seat()) : Optional.empty();
  }

  /** Who is there is hidden, and so is whether there is a choice ({@code ST-VIS-14}). */
  @Override
  public boolean secret(StccgView open, CopySkills effect, Effects run) {
    return true;
  }

  /**
   * First who learns, of those who count and whom the card may be played on; then from whom, but no
   * hologram that is not active ({@code ST-HOL-03}, {@code ST-REQ-07}).
   */
  @Override
  public ImmutableList<Chosen> options(StccgView view, CopySkills effect, Effects run) {
    boolean first = run.progress().done() == 0;
    Group there = first ? Group.of(view, host(run), ROLES) : Group.mortal(view, host(run), ROLES);
    ImmutableList.Builder<Chosen> options = ImmutableList.builder();
    for (Person person : there.persons()) {
      Chosen option = new OfCard(person.card().id());
      boolean fits =
          first
              ? learns(view.table(), run, person, there)
              : run.chosen().isPresent() && !run.chosen().get().equals(option);
      if (fits) {
        options.add(option);
      }
    }
    return options.build();
  }

  private static Manned host(Effects run) {
    return new Manned(run.on().host().orElseThrow(), run.seat());
  }

  private static boolean learns(Table table, Effects run, Person person, Group there) {
    ImmutableList<Target> targets =
        table.def(run.def()) instanceof InterruptDef def
            ? def.interrupt().targets()
            : ImmutableList.of();
    for (Target target : targets) {
      if (target.filter().isPresent() && Requirements.fits(target.filter().get(), person, there)) {
        return true;
      }
    }
    return targets.isEmpty();
  }

  @Override
  public String question(StccgView view, CopySkills effect, Effects run) {
    return run.progress().done() == 0 ? "who learns?" : "whose skills?";
  }

  @Override
  public void chosen(Play<StccgState> play, CopySkills effect, Effects run, Chosen option) {
    if (!(option instanceof OfCard)) {
      return;
    }
    Host host = run.on().host().orElseThrow();
    ImmutableList<String> lost = lost(play.state(), run, option);
    Place place = place(play.state(), host, option);
    Card card = Showing.card(play, place, Choices.chosen(play.state(), place, option), PRE_03);
    if (run.chosen().isEmpty()) {
      play.replace(run.choosing(new OfCard(card.id())));
    } else {
      Place there = place(play.state(), host, run.chosen().get());
      Card learner = Choices.chosen(play.state(), there, run.chosen().get());
      Marks.mark(play, there, learner, new Mark.Learned(card.def(), lost));
    }
  }

  /** What that person has lost of the printed skills, which nobody learns from them now. */
  private static ImmutableList<String> lost(StccgState state, Effects run, Chosen option) {
    for (Person person : Group.mortal(state, host(run), ROLES).persons()) {
      if (option.equals(new OfCard(person.card().id()))) {
        return person.lost();
      }
    }
    return ImmutableList.of();
  }

  private static Place place(StccgState state, Host host, Chosen option) {
    for (Role role : Role.ALL) {
      if (Find.card(state.cards(host, role), ((OfCard) option).card()) != null) {
        return host.place(role);
      }
    }
    throw new IllegalStateException("nobody is " + option);
  }
}
